import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { readEnvironment } from '../../data/settings/environment.ts';
import { embedsIn } from '../../eleventy/richText/richText.ts';
import { loadContent } from '../../data/loadContent.ts';
import { sampleLanguages } from '../../stories/sampleLanguages.ts';
import { screens } from './screens.ts';

const { routes } = await loadContent(readEnvironment({}), embedsIn);

/** The files of a component: itself, its story and its test. */
function filesOf(component: string): string[] {
  const name = component.replace('.island', '');
  return [
    `components/${component}.tsx`,
    `stories/${name}.stories.tsx`,
    `tests/unit/components/${name}.test.tsx`,
  ];
}

describe('every screen of the specification', () => {
  it.each(screens)('$name has a component, a story and a test', ({ component }) => {
    expect(filesOf(component).filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(screens)('$name is on a page in every language, or says why not', (screen) => {
    const { shownAt, missing = [] } = screen;
    if (typeof shownAt !== 'string') {
      expect(shownAt.nowhere).not.toBe('');
      return;
    }
    const page = routes.at(shownAt)?.page;
    expect(page).toBeDefined();
    const without = sampleLanguages.filter((language) => !routes.pathOf(page!, language));
    expect(without).toEqual(missing);
  });

  it('is told once', () => {
    const names = screens.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
