import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';

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
