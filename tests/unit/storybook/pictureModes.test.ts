import { describe, expect, it } from '@jest/globals';
import { modesFor, type Pinned, type PictureMode } from '../../../.storybook/pictureModes.ts';
import { projects } from '../../../.storybook/projects.ts';
import { colorModes } from '../../../contract/themeSettings.ts';
import { languages } from '../../../locales/languages.ts';

const values = {
  project: Object.keys(projects),
  theme: colorModes,
  language: languages,
  viewport: ['w360', 'w1280'],
} as const;

type Setting = keyof PictureMode;
const settings = Object.keys(values) as Setting[];

describe.each<[Pinned, number]>([
  [{}, 6],
  [{ language: 'fr' }, 4],
  [{ project: 'shop' }, 6],
  [{ viewport: 'w360' }, 6],
  [{ language: 'de', viewport: 'w1280' }, 4],
])('pictures of a story with %j', (pinned, count) => {
  const modes = Object.values(modesFor(pinned));

  it('show any two values of different settings together', () => {
    const shown = new Set(modes.flatMap(pairsOf));
    const possible = (setting: Setting) => (pinned[setting] ? [pinned[setting]] : values[setting]);
    const missing = settings.flatMap((one, index) =>
      settings.slice(index + 1).flatMap((other) =>
        possible(one)
          .flatMap((left) => possible(other).map((right) => `${left} ${right}`))
          .filter((pair) => !shown.has(pair)),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('are few, and all different', () => {
    expect(new Set(modes.map((mode) => JSON.stringify(mode))).size).toBe(count);
    expect(modes).toHaveLength(count);
  });
});

function pairsOf(mode: PictureMode): string[] {
  return settings.flatMap((one, index) =>
    settings.slice(index + 1).map((other) => `${mode[one]} ${mode[other]}`),
  );
}
