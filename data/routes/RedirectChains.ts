import { destination, findMoved, keepsQuery, type MovedPaths } from '../../contract/movedPaths.ts';
import { longestTarget, redirectTarget, type HostAddress } from '../fields/hostAddress.ts';
import { isPattern, type RedirectRule } from './redirects.ts';

/** The end of a chain of redirects. */
interface End {
  readonly to: HostAddress;
  /** True if every redirect of the chain is permanent. */
  readonly permanent: boolean;
}

/** The reason why browsers do not reach the end of a chain. */
type NoEnd = 'endless' | 'too long';

/** A redirect in a chain, with its target for the path before it. */
interface Step {
  readonly redirect: RedirectRule;
  readonly to: HostAddress;
}

/**
 * Browsers follow some twenty redirects. Only patterns count: other redirects are shortened to one
 * step.
 */
const maxPatterns = 18;

/** Follows redirects to their end. Each redirect is followed once: the ends are memoised. */
export class RedirectChains {
  readonly #redirects: MovedPaths<RedirectRule>;
  readonly #ends = new Map<RedirectRule, End | NoEnd>();

  constructor(redirects: MovedPaths<RedirectRule>) {
    this.#redirects = redirects;
  }

  /** The end of the chain that begins with a redirect. */
  endOf(redirect: RedirectRule): End | NoEnd {
    return this.#ends.get(redirect) ?? this.#follow(redirect);
  }

  /** True if another redirect starts exactly at this one's target. */
  goesOn({ to }: RedirectRule): boolean {
    return this.#next(to) !== undefined;
  }

  #follow(first: RedirectRule): End | NoEnd {
    const steps: Step[] = [];
    const places = new Set<string>();
    let patterns = 0;
    let end: End | NoEnd | undefined;
    for (
      let step: Step | undefined = { redirect: first, to: first.to };
      step;
      step = this.#next(step.to)
    ) {
      const { redirect, to } = step;
      patterns = isPattern(redirect) ? patterns + 1 : 0;
      end = this.#ends.get(redirect);
      if (end === undefined && places.has(to)) end = 'endless';
      if (end === undefined && patterns > maxPatterns) end = 'too long';
      if (end !== undefined) break;
      places.add(to);
      steps.push(step);
    }
    for (const { redirect, to } of steps.toReversed()) {
      end = before(end, { to, permanent: redirect.permanent });
      // A pattern's target depends on the rest of the path, so it is not memoised.
      if (!isPattern(redirect)) this.#ends.set(redirect, end);
    }
    return end ?? first;
  }

  #next(address: HostAddress): Step | undefined {
    if (!address.startsWith('/')) return undefined;
    const found = findMoved(address.replace(/[?#].*$/, ''), this.#redirects);
    if (!found) return undefined;
    const { rule, rest } = found;
    return { redirect: rule, to: redirectTarget(destination(rule.to, rest)) ?? rule.to };
  }
}

/** The end as seen from the step before: browsers keep query and hash. */
function before(end: End | NoEnd | undefined, { to, permanent }: End): End | NoEnd {
  if (end === undefined) return { to, permanent };
  if (typeof end === 'string') return end;
  const [, search = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const query = keepsQuery(end.to) ? search : '';
  const anchor = end.to.includes('#') ? '' : hash;
  const whole = end.to + query + anchor;
  // A host might refuse so long a target. Two redirects reach it as well.
  if (whole.length > longestTarget) return { to, permanent };
  return { to: whole as HostAddress, permanent: permanent && end.permanent };
}
