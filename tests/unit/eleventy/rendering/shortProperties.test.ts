/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { themeStylesheet } from '../../../../components/theme/stylesheet.ts';
import {
  ownNames,
  shortNames,
  withConstantsInPlace,
  withShortNames,
} from '../../../../eleventy/rendering/shortProperties.ts';

const definedAgain: [where: string, css: string][] = [
  ['in another colour mode', ':root[data-color-mode=dark]{--color-ink:#fff}'],
  ['on paper', '@media print{:root:root{--color-ink:#000}}'],
  ['inside a component', '.f0{--color-ink:red}'],
];

describe('withConstantsInPlace', () => {
  it('writes a property that has one value everywhere as that value', () => {
    const root = ':root{--space-1:4px;--space-2:8px}';
    expect(withConstantsInPlace(`${root}p{margin:var(--space-1) var(--space-2)}`)).toBe(
      `${root}p{margin:4px 8px}`,
    );
  });

  it('writes the opposite of a length as a negative one', () => {
    const root = ':root{--space-1:.75rem}';
    expect(withConstantsInPlace(`${root}p{margin:calc(-1 * var(--space-1))}`)).toBe(
      `${root}p{margin:-.75rem}`,
    );
  });

  it.each(definedAgain)('leaves a property that is defined again %s', (_, again) => {
    const css = `:root{--color-ink:#111}${again}p{color:var(--color-ink)}`;
    expect(withConstantsInPlace(css)).toBe(css);
  });

  it.each([
    ['that a component has for itself', '.m1{--columns:3}.m1 p{columns:var(--columns)}'],
    ['that refers to another', ':root{--x:var(--z)}p{top:var(--x)}'],
    ['with something to fall back on', ':root{--x:red}p{color:var(--x, blue)}'],
  ])('leaves a property %s', (_, css) => {
    expect(withConstantsInPlace(css)).toBe(css);
  });
});

describe('withShortNames', () => {
  const root = ':root{--x:1;--y:2;--z:3}:root:root{--x:4;--y:5}';

  it('shortens what the theme defines again', () => {
    expect(withShortNames(`${root}p{top:var(--y)}`, shortNames(root))).toBe(
      ':root{--a:1;--b:2;--z:3}:root:root{--a:4;--b:5}p{top:var(--b)}',
    );
  });

  it('gives the same names whatever else a page defines', () => {
    expect(withShortNames('.m1{--z:7}.m1 p{top:var(--y)}', shortNames(root))).toBe(
      '.m1{--z:7}.m1 p{top:var(--b)}',
    );
  });

  it('takes no class with two hyphens for a property', () => {
    const theme = ':root{--b:1}:root:root{--b:2}';
    expect(withShortNames('.a--b:hover{top:var(--b)}', shortNames(theme))).toBe(
      '.a--b:hover{top:var(--a)}',
    );
  });
});

describe('ownNames', () => {
  const theme = ':root{--x:1;--y:2}@media (prefers-color-scheme:dark){:root{--x:3}}p{top:0}';

  it('stand for the short ones, or for what never changes', () => {
    expect(ownNames(theme)).toBe(':root{--x:var(--a);--y:2;}');
  });

  it('are those that are asked for', () => {
    expect(ownNames(theme, ['--y'])).toBe(':root{--y:2;}');
    expect(ownNames(theme, [])).toBe('');
  });
});

it('leaves no reference of the theme without its definition', () => {
  const theme = {
    ...({ brandColor: '#17665a', baseColor: '#faf7f2', colorMode: 'user' } as const),
    ...({ typefaces: 'humane', corners: 'soft', density: 'regular' } as const),
  };
  const stylesheet = themeStylesheet(theme);
  const css = withShortNames(withConstantsInPlace(stylesheet), shortNames(stylesheet));
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !css.includes(`${name}:`))).toEqual([]);
});
