import { Overview } from './Overview.ts';
import { overviewPath } from './path.ts';

/** The first screen after a log-in: what is left to do, by the rights of the person who looks. */
export const overview = {
  id: overviewPath.slice(1),
  name: '$t:overview',
  icon: 'space_dashboard',
  routes: [{ path: '', component: Overview }],
};
