import type { EventContext } from '../directus.ts';

/** True for whoever may empty a collection or close an area. `null` means Directus itself. */
export function isAdministrator({ accountability }: EventContext): boolean {
  return accountability?.admin ?? true;
}
