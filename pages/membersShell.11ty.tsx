import { membersScreen } from './members/membersScreen.tsx';
import { shellTemplate } from './template/template.tsx';

export const { data, render, html } = shellTemplate('members', (context) => membersScreen(context));
