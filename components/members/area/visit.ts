import type { MemberAccount } from '../../../contract/members/records.ts';

/*
 * A visit lasts as long as the document: whoever goes to a page and back to the members' home still sees what
 * was new when they came.
 */

/** When the member was here before; nothing at the first visit. */
export function visitBefore({
  id,
  members_seen_at: seenAt,
}: Pick<MemberAccount, 'id' | 'members_seen_at'>): string | undefined {
  if (visit?.member !== id) visit = { member: id, before: seenAt ?? undefined };
  return visit.before;
}

let visit: { readonly member: string; readonly before: string | undefined } | undefined;

/** Of what is dated by days, that of the day of the last visit may be new, too. */
export function isNewSince(before: string | undefined, day: string): boolean {
  return before !== undefined && day >= before.slice(0, 10);
}
