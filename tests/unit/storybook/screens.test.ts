import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { screenPages } from '../../../.storybook/screens/pages.ts';

/** The feed has no screen. */
const templates = globSync('pages/*.11ty.tsx')
  .map((file) => basename(file, '.11ty.tsx'))
  .filter((template) => template !== 'feed');

const stories = globSync('stories/{screens,journeys}/*.stories.tsx')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('the screens of the design system', () => {
  it.each(templates)('show a page of the template %s', (template) => {
    const shown = Object.values(screenPages).map((page) => page.template);
    expect(shown).toContain(template);
  });

  it.each(Object.keys(screenPages))('have a story of %s', (name) => {
    expect(stories).toContain(`screen('${name}'`);
  });
});
