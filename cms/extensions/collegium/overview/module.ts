import { Overview } from './Overview.ts';
import { overviewPath } from './path.ts';

/** The first screen after a log-in: what is left to do for the logged-in person, according to their access rights. */
export const overview = {
  id: overviewPath.slice(1),
  name: '$t:overview',
  icon: 'space_dashboard',
  routes: [{ path: '', component: Overview }],
};
