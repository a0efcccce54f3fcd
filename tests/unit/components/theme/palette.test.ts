import { describe, expect, it } from '@jest/globals';
import { wcagContrast } from 'culori';
import { contrastPairs } from '../../../../components/theme/contrast.ts';
import { colorModeOf, palette, type ProjectColors } from '../../../../components/theme/palette.ts';
import { colorRoles } from '../../../../components/theme/tokens.ts';
import { brokenPromises, promisedPairs } from './promisedContrast.ts';

const awkward = [
  '#ffffff',
  '#000000',
  '#808080',
  '#ffff00',
  '#00ff00',
  '#00ffff',
  '#0000ff',
  '#ff00ff',
  '#ff0000',
  '#17665a',
  '#faf7f2',
];

/** Unusual colours: without a hue or another component, or outside the range of screens. */
const unheardOf = [
  ...['oklch(50% 0.1 none)', 'oklch(none none none)', 'hwb(none none none)', 'transparent'],
  ...['color(srgb 2 2 2)', 'color(srgb -1 0 5)', 'lch(50% 1e300 20)', 'rgb(1e400 0 0)'],
];

describe('palette', () => {
  it.each(awkward.map((brandColor) => [brandColor]))(
    'gives every pair its contrast for the brand colour %s on any base colour',
    (brandColor) => {
      const failures = awkward.flatMap((baseColor) => failuresOf({ brandColor, baseColor }));
      expect(failures).toEqual([]);
    },
  );

  it.each(unheardOf)('takes %s for the nearest colour that it can be made of', (color) => {
    const projects = [...unheardOf, '#17665a'].flatMap((other) => [
      { brandColor: color, baseColor: other },
      { brandColor: other, baseColor: color },
    ]);
    expect(projects.flatMap(failuresOf)).toEqual([]);
  });

  it('has the pairs that the design system shows', () => {
    const sorted = (pairs: typeof contrastPairs) =>
      pairs.map((pair) => JSON.stringify(pair)).sort();
    expect(sorted(contrastPairs)).toEqual(sorted(promisedPairs));
  });

  it('keeps a brand and a base colour that serve as they are', () => {
    const { light } = palette({ brandColor: '#17665a', baseColor: '#faf7f2' });
    expect(light).toMatchObject({ accent: '#17665a', accentText: '#17665a', canvas: '#faf7f2' });
  });

  it('keeps a dark base colour as the ground of the dark mode', () => {
    const { dark } = palette({ brandColor: '#7aa2f7', baseColor: '#101418' });
    expect(dark.canvas).toBe('#101418');
  });

  it('has a dark mode that is dark, but not black', () => {
    const { light, dark } = palette({ brandColor: '#17665a', baseColor: '#000000' });
    expect(wcagContrast(light.canvas, '#000000')).toBeGreaterThan(15);
    expect(wcagContrast(dark.canvas, '#ffffff')).toBeGreaterThan(15);
    expect(dark.canvas).not.toBe('#000000');
  });

  it('shows that a button is hovered and pressed', () => {
    for (const brandColor of awkward) {
      for (const { accent, accentHover, accentPressed } of Object.values(
        palette({ brandColor, baseColor: '#faf7f2' }),
      )) {
        expect(new Set([accent, accentHover, accentPressed]).size).toBe(3);
      }
    }
  });

  it('writes each role as six hexadecimal digits', () => {
    const { light, dark } = palette({ brandColor: 'rebeccapurple', baseColor: 'hsl(40 50% 97%)' });
    for (const colors of [light, dark]) {
      expect(Object.keys(colors).sort()).toEqual([...colorRoles].sort());
      for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('says which text is no colour', () => {
    expect(() => palette({ brandColor: 'sage', baseColor: '#fff' })).toThrow(
      'Not a colour: "sage"',
    );
  });
});

describe('focus ring', () => {
  it('shows on any ground at all, inside the palette or not', () => {
    const random = randomColors(3);
    for (const brandColor of awkward) {
      for (const { focusInner, focusOuter } of Object.values(
        palette({ brandColor, baseColor: '#faf7f2' }),
      )) {
        for (const ground of [...awkward, ...Array.from({ length: 50 }, random)]) {
          const best = Math.max(wcagContrast(focusInner, ground), wcagContrast(focusOuter, ground));
          expect(best).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
});

describe('colorModeOf', () => {
  it.each([
    ['#faf7f2', 'light'],
    ['#ffff00', 'light'],
    ['#808080', 'light'],
    ['#ffffff', 'light'],
    ['#000000', 'dark'],
    ['#1b2a41', 'dark'],
    ['#0000ff', 'dark'],
  ])('takes %s for %s', (baseColor, mode) => {
    expect(colorModeOf(baseColor)).toBe(mode);
  });
});

function failuresOf(project: ProjectColors): string[] {
  return Object.entries(palette(project)).flatMap(([mode, colors]) =>
    brokenPromises(colors).map((line) => `${JSON.stringify(project)} ${mode}: ${line}`),
  );
}

/** Pseudorandom colours from a linear congruential generator: the same in every run. */
function randomColors(seed: number): () => string {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  };
}
