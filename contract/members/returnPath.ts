import { membersHomes } from '../../locales/languages.ts';

/** The parameter with the page that the visitor wanted to open before the log-in. */
const returnParameter = 'return';

/**
 * The page to open after a log-in: the address in the query, if it is in the members' area. Other
 * addresses are refused, since a link to the log-in could otherwise send visitors to another
 * website.
 */
export function returnPath(search: string, origin: string): string | undefined {
  const asked = new URLSearchParams(search).get(returnParameter);
  if (asked === null || !URL.canParse(asked, origin)) return undefined;
  // Parsed like in a browser, which accepts several notations for a host.
  const url = new URL(asked, origin);
  const isInside = Object.values(membersHomes).some((home) => url.pathname.startsWith(`${home}/`));
  return url.origin === origin && isInside ? url.pathname + url.search + url.hash : undefined;
}
