import type { LabelKey } from '../../contract/labels.ts';
import { labels } from '../../locales/languages.ts';

/** The keys of all labels, without the forms of the plural. */
export const labelKeys: ReadonlySet<LabelKey> = new Set(keysIn(labels.de));

interface Tree {
  readonly [key: string]: string | Tree;
}

function keysIn(tree: Tree, prefix = ''): LabelKey[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key.replace(/_(?:one|many|other)$/, '')}` as LabelKey]
      : keysIn(value, `${prefix}${key}.`),
  );
}
