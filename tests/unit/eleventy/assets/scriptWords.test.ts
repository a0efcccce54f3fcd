import { languages } from '../../../../locales/languages.ts';
import { withWords } from '../../../../eleventy/assets/scriptWords.ts';

describe('words of the page’s own scripts', () => {
  it('are added to the labels that a script names, in all languages', () => {
    const code = withWords("const { text } = scriptLabels(['news.all', 'news.by']);");
    const words = {
      de: ['Alle Beiträge', 'Von {{author}}'],
      en: ['All articles', 'By {{author}}'],
      fr: ['Tous les articles', 'Par {{author}}'],
    };
    const call = /^const \{ text \} = scriptLabels\S*\(\['news.all', 'news.by'\], (.*)\);$/.exec(
      code,
    );
    const added = JSON.parse(call?.[1] ?? '') as Record<string, string[]>;
    expect(added).toMatchObject(words);
    expect(Object.keys(added)).toEqual(languages);
  });

  it('are added where the list takes several lines, or there are several lists', () => {
    const code = withWords(
      "a = scriptLabels([\n  'news.all',\n  'news.by',\n]);\nb = scriptLabels(['copy.copied'],);",
    );
    expect(code).toContain('"de":["Alle Beiträge","Von {{author}}"]');
    expect(code).toContain('"de":["Kopiert"]');
  });

  it.each(['scriptLabels(labels)', 'scriptLabels([...labels])', 'scriptLabels(labels.flat())'])(
    'can not be added to a list that is not written out: %s',
    (code) => {
      expect(() => withWords(code)).toThrow('scriptLabels needs a list of labels, written out.');
    },
  );

  it('stop the build where there is no such label', () => {
    expect(() => withWords("scriptLabels(['news.absent'])")).toThrow(
      'there is no label news.absent',
    );
  });
});
