/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { languageNames, languages } from '../../../locales/languages.ts';
import { composedStories, type ComposedStory } from '../composedStories.ts';
import { spokenText } from './spokenText.ts';

/**
 * Compares what a screen reader says of each component with the text beside its stories, which reviewers read: the
 * first story in every language, the others in German. A screen has only its first story, in German, since it
 * consists of components. Screens with the content of the embedded projects have no text: an editor's new sentence is no
 * change of the design system. `npm run spoken` writes the texts anew.
 */
const byComponent = Map.groupBy(
  (await composedStories()).filter(({ name }) => !name.startsWith('foundations/')),
  ({ name }) => name.split(': ')[0] ?? '',
);

const isScreen = /Page$|Area$/;

describe('a screen reader says the same as before', () => {
  it.each([...byComponent])('%s', async (component, stories) => {
    const file = `stories/${component}.spoken.txt`;
    const spoken = isScreen.test(component)
      ? await spokenOf(stories.slice(0, 1), 1)
      : await spokenOf(stories, languages.length);
    if (process.env['WRITE_SPOKEN'] === '1') writeFileSync(file, spoken);
    // A new component gets its file by `npm run spoken`.
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(spoken);
  });
});

describe('a fault changes the text', () => {
  it.each([
    [
      'a button without a name',
      '<button><svg></svg></button>',
      '<button aria-label="Menü"></button>',
    ],
    ['a heading that only looks like one', '<p>Fortbildung</p>', '<h2>Fortbildung</h2>'],
    [
      'a picture without a description',
      '<img src="a.png" alt="">',
      '<img src="a.png" alt="Praxis">',
    ],
    ['a field without its label', '<input>', '<label>Name <input></label>'],
    [
      'an open menu that does not say so',
      '<button>Menü</button>',
      '<button aria-expanded="true">Menü</button>',
    ],
  ])('%s', async (_, faulty, right) => {
    document.body.innerHTML = faulty;
    const wrong = await spokenText();
    document.body.innerHTML = right;
    expect(await spokenText()).not.toEqual(wrong);
    document.body.replaceChildren();
  });
});

/** @param inLanguages of the first story, German first */
async function spokenOf(stories: readonly ComposedStory[], inLanguages: number): Promise<string> {
  const parts: string[] = [];
  for (const [index, { name, variants }] of stories.entries()) {
    for (const { language, Story } of variants.slice(0, index === 0 ? inLanguages : 1)) {
      document.documentElement.lang = language;
      const { unmount } = render(<Story />);
      // Lets data that the component fetches arrive.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      const phrases = await spokenText();
      unmount();
      const title = `${name.split(': ')[1]}${index === 0 ? `, ${languageNames[language]}` : ''}`;
      parts.push([title, ...phrases.map((phrase) => `  ${phrase}`)].join('\n'));
    }
  }
  return `${withoutRepetitions(parts).join('\n\n')}\n`;
}

/** Leaves out stories that differ only for the eye: their phrases are those of another. */
function withoutRepetitions(parts: readonly string[]): string[] {
  const known = new Set<string>();
  return parts.filter((part) => {
    const phrases = part.slice(part.indexOf('\n'));
    const isNew = !known.has(phrases);
    known.add(phrases);
    return isNew;
  });
}
