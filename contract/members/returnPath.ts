import { membersHomes } from './pages.ts';

/** The parameter that names where somebody wanted to go when the log-in came in between. */
const returnParameter = 'return';

/**
 * Where a log-in leads: to a page of the members' area that the address names. Other addresses are
 * refused, or a link to the log-in could lead whoever trusts this site to another.
 */
export function returnPath(search: string, origin: string): string | undefined {
  const asked = new URLSearchParams(search).get(returnParameter);
  if (asked === null || !URL.canParse(asked, origin)) return undefined;
  // As a browser reads it, which knows more ways to name a host than one.
  const url = new URL(asked, origin);
  const isInside = Object.values(membersHomes).some((home) => url.pathname.startsWith(`${home}/`));
  return url.origin === origin && isInside ? url.pathname + url.search + url.hash : undefined;
}
