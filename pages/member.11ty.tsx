import { membersScreen } from './members/membersScreen.tsx';
import { template } from './template/template.tsx';

export const { data, render } = template('member', (context) =>
  membersScreen(context, context.page.name),
);
