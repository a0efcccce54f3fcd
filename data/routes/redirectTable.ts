import { redirectTarget, type HostAddress } from '../fields/hostAddress.ts';
import { ContentProblems, type Problem } from '../problems/problems.ts';
import type { Redirect } from '../kinds/redirects.ts';
import type { Originated, Site } from '../model/site.ts';
import { SitePaths } from './SitePaths.ts';
import { RedirectChains } from './RedirectChains.ts';
import { isPattern, movedPaths, sourceKey, type RedirectRule } from './redirects.ts';
import type { Routes } from './Routes.ts';

/** The address of the content backend for browsers. */
interface BackendAddress {
  readonly url: string;
  /** The project to log in to. */
  readonly project: string;
}

/** The data for the site's redirects. */
interface RedirectedSite {
  readonly site: Site;
  readonly routes: Routes;
  /** The folder of the content. Redirects may lead to its documents. */
  readonly folder: string;
  /** Undefined if there is no backend for /admin to lead to. */
  readonly backend: BackendAddress | undefined;
}

/**
 * All redirects of the site: those of the specification (section 2), then the editors' own. Each
 * leads directly to the end of its chain. Single paths come before patterns.
 *
 * @throws ContentProblems if a redirect hides a page or a file, leads nowhere or in a circle
 */
export function redirectTable(parts: RedirectedSite): RedirectRule[] {
  const { site, routes, backend } = parts;
  const fixedRules = [...adminRedirects(backend), ...sectionRedirects(routes)];
  const chains = new RedirectChains(movedPaths([...fixedRules, ...site.redirects]));
  checkRedirects(parts, fixedRules, chains);
  const moved = site.redirects.map((redirect): RedirectRule => {
    const end = isPattern(redirect) ? redirect : chains.endOf(redirect);
    // A chain without an end is a problem and has failed the build.
    const { to, permanent } = typeof end === 'string' ? redirect : end;
    return { from: redirect.from, to, permanent };
  });
  return [...fixedRules, ...moved.toSorted((one, other) => breadth(one) - breadth(other))];
}

/** Sorts single paths first, then patterns from the most specific to the broadest. */
function breadth(redirect: RedirectRule): number {
  return isPattern(redirect) ? 1 / redirect.from.split('/').length : 0;
}

/** Two entries for `/admin` (specification, section 2). Hosts use the first. */
function adminRedirects(backend: BackendAddress | undefined): RedirectRule[] {
  if (!backend) return [];
  const login = `${backend.url}/admin/login?project=${encodeURIComponent(backend.project)}`;
  return [`${backend.url}/`, login].map((address) => {
    const to = redirectTarget(address);
    if (to === undefined) {
      const origin = 'DIRECTUS_PUBLIC_URL or DIRECTUS_URL';
      // The invalid value may contain a password, so the message omits it.
      const expected =
        'an address of a host without user, password or special characters, since /admin redirects there';
      throw new ContentProblems([{ origin, field: '', expected }]);
    }
    return ownRedirect('/admin', to);
  });
}

/** The redirect of a section that has no page of its own. */
function sectionRedirects(routes: Routes): RedirectRule[] {
  const overview = '/adt/allgemeine-informationen';
  return routes.at(overview) && !routes.at('/adt')
    ? [ownRedirect('/adt', overview as HostAddress)]
    : [];
}

function ownRedirect(from: string, to: HostAddress): RedirectRule {
  return { from: from as HostAddress, to, permanent: true, forced: true };
}

function checkRedirects(
  { site, routes, folder }: RedirectedSite,
  fixedRules: readonly RedirectRule[],
  chains: RedirectChains,
): void {
  const paths = new SitePaths(site, routes, folder);
  const taken = new Set(fixedRules.map(name));
  const problems = site.redirects.flatMap((redirect): Problem[] => {
    const problem = problemOf(redirect, { routes, paths, chains, taken });
    taken.add(name(redirect));
    return problem ? [{ origin: redirect.origin, ...problem }] : [];
  });
  if (problems.length > 0) throw new ContentProblems(problems);
}

/** Equal for two redirects from the same paths. */
function name(redirect: Pick<RedirectRule, 'from'>): string {
  return sourceKey(redirect) + (isPattern(redirect) ? '/*' : '');
}

/** The pages, files and other redirects that a redirect is checked against. */
interface CheckedAgainst {
  readonly routes: Routes;
  readonly paths: SitePaths;
  readonly chains: RedirectChains;
  /** The paths of the redirects before this one. */
  readonly taken: ReadonlySet<string>;
}

/** The paths that a redirect may lead from, by the kind of the path that it would hide. */
const unhidden = {
  page: 'a path that no page has',
  file: 'a path that no file of the site has',
  reserved: 'a path that the website and its host do not reserve',
};

function problemOf(
  redirect: Originated<Redirect>,
  { routes, paths, chains, taken }: CheckedAgainst,
): Omit<Problem, 'origin'> | undefined {
  const { from, to } = redirect;
  const wrong = (field: 'from' | 'to', expected: string) => ({ field, expected });

  const hidden = paths.hiddenBy(from);
  if (hidden) {
    return wrong('from', `${unhidden[hidden.kind]}, found ${hidden.path}`);
  }
  if (taken.has(name(redirect))) {
    return wrong('from', `a path that is redirected once only, found ${from}`);
  }

  const keepsRest = to.endsWith('/*');
  if (keepsRest && !isPattern(redirect)) {
    return wrong('to', `an address without /* at its end, unless from has it, found ${to}`);
  }
  // A visitor could request `/evil.example` as the rest: the target would be another host.
  if (to === '/*') return wrong('to', 'a path with a name before /*, or a page, found /*');
  const end = chains.endOf(redirect);
  if (end === 'endless') return wrong('to', `an end, but ${from} leads back to itself`);
  if (end === 'too long') {
    return wrong('to', `an end over fewer redirects with /*, but ${from} leads on and on`);
  }
  if (!to.startsWith('/') || chains.goesOn(redirect)) return undefined;
  if (keepsRest) {
    return paths.hasBelow(to.slice(0, -2))
      ? undefined
      : wrong('to', `a path below which there are pages, found ${to}`);
  }
  const path = to.replace(/[?#].*$/, '');
  return routes.at(path) || paths.hasFile(path)
    ? undefined
    : wrong('to', `the path of a page or a document, found ${to}`);
}
