import type { MemberAccount } from '../../../contract/members/content.ts';

/*
 * A visit lasts as long as the document: members who return to their home page from another page still see
 * what was new when they came.
 */

/** Returns the time of the member's previous visit; undefined on the first visit. */
export function visitBefore({
  id,
  members_seen_at: seenAt,
}: Pick<MemberAccount, 'id' | 'members_seen_at'>): string | undefined {
  if (visit?.member !== id) visit = { member: id, before: seenAt ?? undefined };
  return visit.before;
}

let visit: { readonly member: string; readonly before: string | undefined } | undefined;

/** Compares days, so items dated on the day of the last visit count as new, too. */
export function isNewSince(before: string | undefined, day: string): boolean {
  return before !== undefined && day >= before.slice(0, 10);
}
