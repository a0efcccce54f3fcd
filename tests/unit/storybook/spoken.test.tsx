/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { languagesRead } from '../../../.storybook/conformance/spokenStories.ts';
import { languageNames } from '../../../locales/languages.ts';
import { composedStories, type ComposedStory } from '../composedStories.ts';
import { spokenText } from './spokenText.ts';

/**
 * Compares what a screen reader says of each component with the text beside its stories, which reviewers read. Screens with
 * the content of the embedded projects have no text: an editor's new sentence is no change of the design system.
 * `npm run spoken` writes the texts again.
 */
const byComponent = Map.groupBy(
  (await composedStories()).filter(({ name }) => !name.startsWith('foundations/')),
  ({ name }) => name.split(': ')[0] ?? '',
);

describe('a screen reader says the same as before', () => {
  it.each([...byComponent])('%s', async (component, stories) => {
    const file = `stories/${component}.spoken.txt`;
    const spoken = await spokenOf(component, stories);
    if (process.env['WRITE_SPOKEN'] === '1') writeFileSync(file, spoken);
    // A new component gets its file by `npm run spoken`.
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(spoken);
  });
});

/** Each fault is made in a component, as a careless change would. */
describe('a fault changes the text', () => {
  it.each<Fault>([
    [
      'a button loses its name',
      'primitives/CopyButton: Address',
      'button',
      (it) => it.replaceChildren(),
    ],
    ['a field loses its label', 'primitives/TextField: Plain', 'label', (it) => it.remove()],
    [
      'a live region is lost',
      'primitives/Button: Busy',
      '[role=status]',
      (it) => it.removeAttribute('role'),
    ],
    [
      'a heading has the wrong level',
      'primitives/Heading: Levels',
      'h2',
      (it) => it.setAttribute('aria-level', '3'),
    ],
    [
      'a text loses its language',
      'primitives/Button: BusyInAnotherLanguage',
      '[lang]',
      (it) => it.removeAttribute('lang'),
    ],
    [
      'a picture loses its description',
      'primitives/Picture: Informative',
      'img',
      (it) => it.setAttribute('alt', ''),
    ],
    [
      'the current page is not marked',
      'navigation/Breadcrumbs: ThreeLevels',
      '[aria-current]',
      (it) => it.removeAttribute('aria-current'),
    ],
  ])('%s', async (_, name, selector, breakIt) => {
    const story = [...byComponent.values()].flat().find((each) => each.name === name);
    const { container } = await show(story!.variants[0]!);
    const right = await spokenText();
    breakIt(container.querySelector(selector)!);
    expect(await spokenText()).not.toEqual(right);
  });
});

type Fault = readonly [
  fault: string,
  story: string,
  selector: string,
  breakIt: (element: Element) => void,
];

async function spokenOf(component: string, stories: readonly ComposedStory[]): Promise<string> {
  const parts: string[] = [];
  for (const [index, { name, variants }] of stories.entries()) {
    const wanted = languagesRead(component, index);
    for (const { language, Story } of variants.filter((each) => wanted.includes(each.language))) {
      const { unmount } = await show({ language, Story });
      const phrases = await spokenText();
      unmount();
      const title = `${name.split(': ')[1]}${index === 0 ? `, ${languageNames[language]}` : ''}`;
      parts.push([title, ...phrases.map((phrase) => `  ${phrase}`)].join('\n'));
    }
  }
  return `${withoutRepetitions(parts).join('\n\n')}\n`;
}

async function show({ language, Story }: ComposedStory['variants'][number]) {
  document.documentElement.lang = language;
  const shown = render(<Story />);
  // Lets data that the component fetches arrive.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return shown;
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
