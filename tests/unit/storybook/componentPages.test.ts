import { describe, expect, it } from '@jest/globals';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The parts of a component's page, in their order. Designers, writers and testers find each at its place. */
const parts = [
  'When to use something else',
  'Anatomy',
  'States',
  'Content',
  'Keyboard',
  'Screen readers',
  'Without JavaScript',
  'Properties',
  'Cost and tokens',
  'Related',
];

const storyFiles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .map((name) => `stories/${name}`)
  .filter((file) => file.endsWith('.stories.tsx'))
  .filter((file) => /\bcomponent: \w/.test(readFileSync(file, 'utf8')));

/** Only templates use them: the screens of the design system show them. */
const partsOfScreens = ['MembersAreaPage', 'LogInWithoutScript', 'LiveNewsItem', 'LiveNewsPage'];

const componentFiles = globSync('components/**/*.{ts,tsx}');
const nameOf = (file: string) => basename(file).replace(/(\.island)?\.tsx?$/, '');

/** Returns the files and all that they import, from `components/`. */
function withImports(files: readonly string[], known = new Set<string>()): ReadonlySet<string> {
  for (const file of files.filter((each) => !known.has(each))) {
    known.add(file);
    const imports = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => componentFiles.includes(path));
    withImports(imports, known);
  }
  return known;
}

it('every component has a page, or is a part of one that has', () => {
  const withPage = new Set(storyFiles.map((file) => basename(file, '.stories.tsx')));
  const shown = withImports(componentFiles.filter((file) => withPage.has(nameOf(file))));
  const missing = componentFiles
    .filter((file) =>
      new RegExp(`^export function ${nameOf(file)}\\b`, 'm').test(readFileSync(file, 'utf8')),
    )
    .filter((file) => file.endsWith('.tsx') && !shown.has(file));
  expect(missing.map(nameOf).toSorted()).toEqual(partsOfScreens.toSorted());
});

describe('every component has a page', () => {
  it('finds the components', () => {
    expect(storyFiles.length).toBeGreaterThan(90);
  });

  it.each(storyFiles)('%s', (file) => {
    const page = readFileSync(file.replace('.stories.tsx', '.mdx'), 'utf8');
    const [opening = '', ...sections] = page.split(/^## /m);
    expect(sections.map((section) => section.split('\n')[0])).toEqual(parts);
    // The purpose, between the heading and the first example.
    expect(opening).toMatch(/^# \w+\n\n\S[^]+<Primary \/>/m);
    const empty = sections.filter((section) => section.split('\n').slice(1).join('').trim() === '');
    expect(empty).toEqual([]);
    expect(page).toContain('<Facts of={facts} />');
  });
});
