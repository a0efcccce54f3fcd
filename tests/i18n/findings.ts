/** A problem of a label in one language. */
export interface Finding {
  readonly kind: 'missing' | 'unused' | 'untranslated';
  readonly language: string;
  readonly key: string;
}

/** The labels of one language, as in its file. */
export interface Tree {
  readonly [key: string]: string | Tree;
}

/**
 * Problems of the labels:
 * - `missing`: other languages have the key, or the language's plural has a form without one;
 * - `unused`: no source names the key, nor the beginning of it in a template, nor reads it or a group
 *   around it, as `labels[language].retention` does;
 * - `untranslated`: the words are the German ones, which may be right, as with "Facebook".
 *
 * @param sources the code that shows labels
 */
export function findings(
  dictionaries: Readonly<Record<string, Tree>>,
  sources: readonly string[],
): Finding[] {
  const labels = new Map(
    Object.entries(dictionaries).map(([language, tree]) => [language, new Map(labelsIn(tree))]),
  );
  const stems = stemsOf([...labels.values()].flatMap((own) => [...own.keys()]));
  const code = sources.join('\n');
  const unused = new Set([...stems.keys()].filter((stem) => !isUsed(stem, code)));
  const german = labels.get('de') ?? new Map<string, string>();

  return [...labels].flatMap(([language, own]) => {
    const wanted = [...stems].flatMap(([stem, isPlural]) =>
      isPlural ? pluralForms(language).map((form) => `${stem}_${form}`) : [stem],
    );
    const found = (kind: Finding['kind'], keys: Iterable<string>) =>
      [...keys].map((key): Finding => ({ kind, language, key }));
    return [
      ...found(
        'missing',
        wanted.filter((key) => !own.get(key)),
      ),
      ...found(
        'unused',
        [...own.keys()].filter((key) => unused.has(stemOf(key))),
      ),
      ...found(
        'untranslated',
        language === 'de' ? [] : [...own.keys()].filter((key) => isSame(own, german, key)),
      ),
    ];
  });
}

function labelsIn(tree: Tree, prefix = ''): [key: string, words: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] satisfies [string, string]]
      : labelsIn(value, `${prefix}${key}.`),
  );
}

/** Each key as code writes it, and whether it has plural forms. */
function stemsOf(keys: readonly string[]): Map<string, boolean> {
  return new Map(keys.map((key) => [stemOf(key), stemOf(key) !== key]));
}

function stemOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

function pluralForms(language: string): Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

function isUsed(stem: string, code: string): boolean {
  const inQuotes = ["'", '"', '`'].some((quote) => code.includes(quote + stem + quote));
  if (inQuotes) return true;
  const parts = stem.split('.');
  const groups = parts.map((_, index) => parts.slice(0, index + 1).join('\\.'));
  // As in `labels[language].retention` and `shown(({ newsletter }) => newsletter.consent)`.
  const asObject = new RegExp(`(?:\\blabels\\[\\w+\\]\\.|=> )(${groups.join('|')})(?![\\w.])`);
  if (asObject.test(code)) return true;
  return parts.some((_, count) => count > 0 && code.includes(`\`${start(parts, count)}\${`));
}

/** The beginning of a template before its variable part, such as `openingHours.days.`. */
function start(parts: readonly string[], count: number): string {
  return `${parts.slice(0, count).join('.')}.`;
}

/** Whether a text equals the German one. Texts of only punctuation and digits do not count. */
function isSame(
  own: ReadonlyMap<string, string>,
  german: ReadonlyMap<string, string>,
  key: string,
): boolean {
  const letters = (words = '') =>
    words.replaceAll(/\{\{.*?\}\}/g, '').replaceAll(/[^\p{Letter}]/gu, '');
  const words = letters(own.get(key));
  return words !== '' && words === letters(german.get(key));
}
