import { filledLabels } from '../../../../browser/labels/filledLabels.ts';
import { runInNewContext } from 'node:vm';
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import type { InlinedLabel } from '../../../../contract/labels.ts';
import { withLabels } from '../../../../eleventy/assets/inlineLabels.ts';
import type { Language } from '../../../../locales/languages.ts';
import { labelTemplates } from './labelTemplates.ts';

/** The value of an expression in the browser, with the labels of this language. */
function shown(expression: string, language: Language, scope: object = {}): unknown {
  const labels = filledLabels(language, (key) => (key as unknown as InlinedLabel)[language]);
  return runInNewContext(withLabels(`(${expression})`), { ...labels, ...scope });
}

describe('a label in the browser’s code', () => {
  it('is there in the language of the page', () => {
    const code = "[text('news.all'), label('news.by', { author: 'Ada' })]";
    expect(shown(code, 'en')).toEqual(['All articles', 'By Ada']);
    expect(shown(code, 'de')).toEqual(['Alle Beiträge', 'Von Ada']);
  });

  it('has the form of the number', () => {
    const code = "[1, 2].map((count) => text('accessibility.build.pages', { count }))";
    expect(shown(code, 'de')).toEqual(['1 Seite', '2 Seiten']);
  });

  it('may be chosen, listed, and named by a template', () => {
    const code = `[
      text(isOther ? 'news.by' : 'news.more', { author: 'Ada' }),
      text({ first: 'news.all' }.first),
      text(\`social.\${media}\`),
      text(\`newsletterLink.\${kind}.\${isEnd ? 'done' : 'text'}Title\`),
    ]`;
    const scope = { isOther: true, media: 'instagram', kind: 'confirm', isEnd: true };
    expect(shown(code, 'en', scope)).toEqual([
      'By Ada',
      'All articles',
      'Instagram',
      labelsFor('en').text('newsletterLink.confirm.doneTitle'),
    ]);
  });

  it('is no name of a property, no part of a sentence, and no other text with a dot', () => {
    const code = "import { a } from 'news.all'; b({ 'news.all': 'see news.all', c: 'no.label' });";
    expect(withLabels(code)).toBe(code);
    const template = 'a(`no.${label}`, `see news.${a}`, `news.${a}.${b}.${c}`.length)';
    expect(withLabels(template)).toBe(template);
  });
});

describe.each(labelTemplates())('$text in $file', ({ parts, keys, shownBeside }) => {
  const [before = '', ...others] = parts;
  const inlined = withLabels(`(\`${[before, ...others].join('${a}')}\`)`);
  const found = [...inlined.matchAll(/"([\w.]+)":\{"de"/g)].map(([, rest]) => before + rest!);

  it('stands for each label that it can be', () => {
    expect(found).toEqual(expect.arrayContaining([...keys]));
  });

  it('brings no label that its folder does not show', () => {
    expect(found.filter((key) => !keys.includes(key) && !shownBeside.has(key))).toEqual([]);
  });
});
