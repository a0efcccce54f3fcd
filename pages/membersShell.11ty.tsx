import { membersScreen } from './members/membersScreen.tsx';
import { shellTemplate } from './template/template.tsx';

export const { data, render } = shellTemplate('members', (context) => membersScreen(context));
