import type { Register } from './register.ts';

/**
 * A preset says how a list looks in Directus. Directus checks whose a new preset is only where the request says so, and
 * gives it to everybody otherwise. Here it belongs to whoever makes it.
 */
export function keepPresetsPersonal({ filter }: Register): void {
  filter('presets.create', (payload, _meta, { accountability }) => {
    if (accountability === null || accountability.admin) return payload;
    return { user: accountability.user, ...(payload as object) };
  });
}
