import { redirectSource, redirectTarget } from '../../../data/fields/hostAddress.ts';
import type { RedirectRule } from '../../../data/routes/redirects.ts';

/** A redirect as the build stores it, from addresses as an editor writes them. */
export function redirectRule(from: string, to: string, permanent = true): RedirectRule {
  return { from: redirectSource(from)!, to: redirectTarget(to)!, permanent };
}
