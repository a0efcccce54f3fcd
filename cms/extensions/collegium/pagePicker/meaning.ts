import { movedPathBy } from '../../../../data/routes/movedPath.ts';
import type { RedirectRule } from '../../../../data/routes/redirects.ts';
import type { Target } from './targets.ts';

/** The page that a stored value leads to. */
export type Meaning =
  | { readonly kind: 'nothing' | 'outside' | 'unknown' }
  | { readonly kind: 'page'; readonly target: Target }
  /** An old path. `path` is the new one. */
  | { readonly kind: 'moved'; readonly target: Target; readonly path: string };

/** @param value a German path, with an anchor if the field allows it, or an address of another website */
export function meaningOf(
  value: string,
  targets: readonly Target[],
  redirects: readonly RedirectRule[],
): Meaning {
  if (value === '') return { kind: 'nothing' };
  if (!value.startsWith('/')) return { kind: 'outside' };
  const end = value.search(/[?#]|$/);
  const [path, rest] = [value.slice(0, end), value.slice(end)];
  const targetAt = (wanted: string) => targets.find((target) => target.path === wanted);
  const target = targetAt(path);
  if (target) return { kind: 'page', target };
  const moved = movedPathBy(redirects)(path);
  const present = targetAt(moved);
  return present ? { kind: 'moved', target: present, path: moved + rest } : { kind: 'unknown' };
}
