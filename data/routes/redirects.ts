import { ContentProblems, type Problem } from '../model/problems.ts';
import type { Originated, Site } from '../model/site.ts';
import type { Redirect } from '../model/redirect.ts';
import type { Routes } from './routes.ts';

/** An address that has moved. Hosts compare without regard to case, and use the first that fits. */
export interface RedirectRule {
  /** A path; `/*` at its end stands for everything below. */
  readonly from: string;
  /** A path or an address; `/*` at its end keeps what stood for the `*` of `from`. */
  readonly to: string;
  readonly permanent: boolean;
}

/** The content backend, as a browser reaches it. */
export interface BackendAddress {
  readonly url: string;
  /** The project to log in to. */
  readonly project: string;
}

/**
 * Every redirect of the site: those of the specification (section 2), then the editors' own.
 *
 * @param backend without it, there is nothing that /admin could lead to
 * @throws ContentProblems where a redirect hides a page, leads nowhere or in a circle
 */
export function redirectTable(
  site: Site,
  routes: Routes,
  backend: BackendAddress | undefined,
): RedirectRule[] {
  const own = [...adminRedirects(backend), ...sectionRedirects(routes)];
  checkRedirects(site.redirects, own, routes);
  return [...own, ...site.redirects.map(({ from, to, permanent }) => ({ from, to, permanent }))];
}

/** Two entries for one path, of which hosts use the first (design decision 6). */
function adminRedirects(backend: BackendAddress | undefined): RedirectRule[] {
  if (!backend) return [];
  const login = `${backend.url}/admin/login?project=${encodeURIComponent(backend.project)}`;
  return [`${backend.url}/`, login].map((to) => ({ from: '/admin', to, permanent: true }));
}

/** A section without a page of its own, and the page to go to instead. */
function sectionRedirects(routes: Routes): RedirectRule[] {
  const overview = '/adt/allgemeine-informationen';
  return routes.at(overview) && !routes.at('/adt')
    ? [{ from: '/adt', to: overview, permanent: true }]
    : [];
}

function checkRedirects(
  redirects: readonly Originated<Redirect>[],
  own: readonly RedirectRule[],
  routes: Routes,
): void {
  const problems = redirects.flatMap((redirect, index): Problem[] => {
    const { origin, from, to } = redirect;
    const problem = (field: string, expected: string) => ({ origin, field, expected });

    const hidden = routes.all.find(({ path }) => target(path, redirect) !== undefined);
    if (hidden) return [problem('from', `a path that no page has, found ${hidden.path}`)];

    const earlier = [...own, ...redirects.slice(0, index)].some((other) => isSame(other, redirect));
    if (earlier) return [problem('from', `a path that is redirected once only, found ${from}`)];

    const isPage = !to.startsWith('/') || to.endsWith('/*') || routes.at(pathOf(to)) !== undefined;
    const next = [...own, ...redirects];
    if (leadsBack(redirect, next)) {
      return [problem('to', `an end, but ${from} leads back to itself`)];
    }
    const goesOn = next.some((other) => target(pathOf(to), other) !== undefined);
    return isPage || goesOn ? [] : [problem('to', `the path of a page, found ${to}`)];
  });
  if (problems.length > 0) throw new ContentProblems(problems);
}

function leadsBack(redirect: RedirectRule, redirects: readonly RedirectRule[]): boolean {
  let path = redirect.to;
  // In more steps than there are redirects, one of them was taken twice.
  for (let step = 0; step <= redirects.length; step += 1) {
    const followed = path;
    const next = redirects.map((other) => target(followed, other)).find((to) => to !== undefined);
    if (next === undefined) return false;
    path = next;
  }
  return true;
}

function isSame(one: RedirectRule, other: RedirectRule): boolean {
  return one.from.toLowerCase() === other.from.toLowerCase();
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** The first redirect that has something to say about a path, with the very place it leads to. */
export function redirectOf(
  path: string,
  redirects: readonly RedirectRule[],
): { readonly to: string; readonly permanent: boolean } | undefined {
  for (const redirect of redirects) {
    const to = target(path, redirect);
    if (to !== undefined) return { to, permanent: redirect.permanent };
  }
  return undefined;
}

/** Where a redirect sends a path, or undefined where it has nothing to say about it. */
function target(path: string, { from, to }: RedirectRule): string | undefined {
  const asked = path.toLowerCase();
  if (!from.endsWith('/*')) {
    const bare = asked.length > 1 ? asked.replace(/\/$/, '') : asked;
    return bare === from.toLowerCase() ? to : undefined;
  }
  const start = from.slice(0, -1).toLowerCase();
  if (!asked.startsWith(start)) return undefined;
  return to.endsWith('/*') ? to.slice(0, -1) + path.slice(start.length) : to;
}
