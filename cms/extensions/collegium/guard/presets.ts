import type { Register } from '../directus.ts';

/**
 * Makes new presets belong to their creator. A preset is the view of a list in Directus. Directus only
 * checks the owner if the request names one, and otherwise gives the preset to everybody.
 */
export function keepPresetsPersonal({ filter }: Register): void {
  filter('presets.create', (payload, _meta, { accountability }) => {
    if (accountability === null || accountability.admin) return payload;
    return { user: accountability.user, ...(payload as object) };
  });
}
