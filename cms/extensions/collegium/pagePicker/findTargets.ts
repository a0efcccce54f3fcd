import type { Target } from './targets.ts';

/** Returns the pages whose title or path contains all words of a text, in any case and without accents. */
export function findTargets(targets: readonly Target[], text: string): Target[] {
  const words = plain(text).split(/\s+/);
  return targets.filter(({ isOffered, title, path }) => {
    const searched = plain(`${title} ${path}`);
    return isOffered && words.every((word) => searched.includes(word));
  });
}

/** Returns the page of this title, if the title is the only one. */
export function targetNamed(targets: readonly Target[], title: string): Target | undefined {
  const named = targets.filter((each) => each.isOffered && plain(each.title) === plain(title));
  return named.length === 1 ? named[0] : undefined;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
