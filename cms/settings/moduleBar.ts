import { handbookPath } from '../extensions/collegium/handbook/path.ts';
import { overviewPath } from '../extensions/collegium/overview/path.ts';

/** The editors' overview in Directus' list of modules. */
export const overviewModule = { type: 'module', id: overviewPath.slice(1), enabled: true } as const;

/** The editors' handbook in Directus' list of modules. */
export const handbookModule = { type: 'module', id: handbookPath.slice(1), enabled: true } as const;

/**
 * The modules that Directus 11.17.4 shows if nobody has chosen any, but not its link to documentation for developers:
 * editors have the handbook. Directus shows each person only what they may use.
 */
export const directusModules = [
  { type: 'module', id: 'content', enabled: true },
  { type: 'module', id: 'visual', enabled: false },
  { type: 'module', id: 'users', enabled: true },
  { type: 'module', id: 'files', enabled: true },
  { type: 'module', id: 'insights', enabled: true },
  { type: 'module', id: 'deployments', enabled: false },
  { type: 'module', id: 'settings', enabled: true, locked: true },
] as const;

/** Directus' visual editor in its list of modules, which shows the preview. */
export const visualModule = { type: 'module', id: 'visual', enabled: true } as const;
