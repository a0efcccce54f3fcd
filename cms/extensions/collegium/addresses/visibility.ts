/** `coming`: becomes public at a time in the future. `hidden`: a draft, or an item that editors have withdrawn. */
export type Visibility = 'public' | 'coming' | 'hidden';

/** The fields of an item that say who sees it. */
export interface Publication {
  readonly status: string;
  readonly publish_on: Moment | null;
  readonly withdraw_on: Moment | null;
}

/** A date as the database stores it, or as a request sends it. */
type Moment = string | number | Date;

/** The columns of a publication. */
export const publicationFields = ['status', 'publish_on', 'withdraw_on'] as const;

/** Returns who sees an item, by the same rule as the filter `published` in data/sources/directus/visibility.ts. */
export function visibilityOf({ status, publish_on, withdraw_on }: Publication): Visibility {
  if (withdraw_on !== null && isPast(withdraw_on)) return 'hidden';
  if (status === 'published') return 'public';
  if (status !== 'scheduled' || publish_on === null) return 'hidden';
  return isPast(publish_on) ? 'public' : 'coming';
}

function isPast(time: Moment): boolean {
  return new Date(time).getTime() <= Date.now();
}
