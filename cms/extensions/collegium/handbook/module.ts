import { Handbook } from './Handbook.ts';
import { handbookPath } from './path.ts';

/** The handbook: a list of the most common tasks, and a page for each, such as `/handbook/3`. */
export const handbook = {
  id: handbookPath.slice(1),
  name: '$t:handbook',
  icon: 'menu_book',
  routes: [
    { path: '', component: Handbook },
    { path: ':task(\\d+)', component: Handbook, props: true },
  ],
};
