import { filledLabels } from '../../../../browser/labels/filledLabels.ts';
import { labelsFor, labelTemplate } from '../../../../components/i18n/createLabels.ts';
import type { LabelKey, LabelTemplate } from '../../../../contract/labels.ts';
import de from '../../../../locales/de.json' with { type: 'json' };
import en from '../../../../locales/en.json' with { type: 'json' };
import fr from '../../../../locales/fr.json' with { type: 'json' };
import { languages, type Language } from '../../../../locales/languages.ts';

/** The labels as the browser has them. */
function inBrowser(language: Language) {
  return filledLabels(
    language,
    (key) => JSON.parse(JSON.stringify(labelTemplate(key, language))) as LabelTemplate,
  );
}

describe('labels that come to the browser', () => {
  it.each(languages)('say what they say in the build: %s', (language) => {
    const atHome = labelsFor(language);
    const carried = inBrowser(language);
    for (const key of allKeys()) {
      for (const count of [0, 1, 2, 7, 1234, 1_000_000]) {
        const values = { ...namedIn(key), count };
        expect([key, carried.label(key, values)]).toEqual([key, atHome.label(key, values)]);
        expect(carried.text(key, values)).toBe(atHome.text(key, values));
      }
    }
  });

  it('know their language', () => {
    expect(inBrowser('fr').language).toBe('fr');
  });

  it('take values as they are, dollar signs and braces too', () => {
    const { text } = inBrowser('de');
    const said = text('thanks.toSender', { name: '$& {{email}}', email: 'ada@example.org' });
    expect(said).toMatch(/^Vielen Dank, \$& \{\{email\}\}\. .* an ada@example\.org\.$/);
  });

  it('leave a place without a value as it is', () => {
    expect(inBrowser('de').text('news.by')).toBe('Von {{author}}');
  });

  it('are marked, and counted as their language does, where they are not translated', () => {
    const german: Partial<Record<LabelKey, LabelTemplate>> = {
      'news.by': { text: 'Von {{author}}', lang: 'de' },
      'accessibility.build.pages': {
        text: { one: '{{count, number}} Seite', other: '{{count, number}} Seiten' },
        lang: 'de',
      },
    };
    const { label } = filledLabels('fr', (key) => german[key]!);
    expect(label('news.by', { author: 'Ada' })).toEqual({ text: 'Von Ada', lang: 'de' });
    // In French, the number 0 is singular.
    expect(label('accessibility.build.pages', { count: 0 })).toEqual({
      text: '0 Seiten',
      lang: 'de',
    });
    expect(label('accessibility.build.pages', { count: 1234 })).toEqual({
      text: '1.234 Seiten',
      lang: 'de',
    });
  });
});

describe('placeholders', () => {
  it.each(Object.entries({ de, en, fr }))('have one notation: %s', (_, dictionary) => {
    const allowed = /\{\{\w+(, number)?\}\}/g;
    const others = textsIn(dictionary).filter((text) => /[{}]/.test(text.replaceAll(allowed, '')));
    expect(others).toEqual([]);
  });
});

interface Tree {
  readonly [key: string]: string | Tree;
}

function textsIn(tree: Tree): string[] {
  return Object.values(tree).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : textsIn(entry),
  );
}

/** All keys as code writes them, without the suffixes of plural forms. */
function allKeys(): LabelKey[] {
  const paths = (tree: Tree, above = ''): string[] =>
    Object.entries(tree).flatMap(([key, entry]) =>
      typeof entry === 'string' ? [above + key] : paths(entry, `${above}${key}.`),
    );
  const stems = paths(de).map((path) => path.replace(/_(one|other)$/, ''));
  return [...new Set(stems)] as LabelKey[];
}

/** A value for each placeholder. */
function namedIn(key: LabelKey) {
  const text = JSON.stringify(labelTemplate(key, 'de'));
  return Object.fromEntries(
    [...text.matchAll(/\{\{(\w+)(, number)?/g)].map(([, name = '', isNumber]) => [
      name,
      isNumber ? 1234 : `[${name}]`,
    ]),
  );
}
