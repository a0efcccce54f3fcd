import { describe, expect, it } from '@jest/globals';
import { brotliCompressSync } from 'node:zlib';
import { palette } from '../../../../components/theme/palette.ts';
import { themeStylesheet, type ProjectTheme } from '../../../../components/theme/stylesheet.ts';
import { theme } from '../../../../components/theme/theme.ts';
import { corners, distances, typefaces } from '../../../../components/theme/projectTokens.ts';
import { weights } from '../../../../components/theme/tokens.ts';

const typefacePairs = ['humane', 'salon'] as const;
const cornerShapes = ['soft', 'sharp', 'round'] as const;
const densities = ['regular', 'compact', 'airy'] as const;

const colors = {
  ...{ brandColor: '#17665a', baseColor: '#faf7f2' },
  ...({ typefaces: 'humane', corners: 'soft', density: 'regular' } as const),
};
const { light, dark } = palette(colors);

describe('themeStylesheet', () => {
  const css = themeStylesheet({ ...colors, colorMode: 'user' });

  it('fits into every page: at most 1.9 KB', () => {
    expect(brotliCompressSync(css).length).toBeLessThanOrEqual(1900);
  });

  it('defines every custom property that the theme names', () => {
    const named = [...JSON.stringify(theme).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !css.includes(`${name}:`))).toEqual([]);
  });

  it('refers to no custom property that it does not define', () => {
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !css.includes(`${name}:`))).toEqual([]);
  });

  it("follows the visitor's system, and the visitor's choice against it", () => {
    expect(css).toContain(`:root{color-scheme:light;--color-canvas:${light.canvas}`);
    expect(css).toContain(
      `@media screen and (prefers-color-scheme:dark){:root:not([data-color-mode=light]){color-scheme:dark;--color-canvas:${dark.canvas}`,
    );
    expect(css).toContain(
      `:root[data-color-mode=dark]{color-scheme:dark;--color-canvas:${dark.canvas}`,
    );
  });

  it('has one mode only where it comes from the base colour', () => {
    const paper = themeStylesheet({ ...colors, colorMode: 'base' });
    expect(paper).toContain(`--color-canvas:${light.canvas}`);
    expect(paper).not.toMatch(/prefers-color-scheme|data-color-mode/);

    const night = themeStylesheet({ ...colors, baseColor: '#14171f', colorMode: 'base' });
    expect(night).toContain('color-scheme:dark');
    expect(night).not.toMatch(/prefers-color-scheme|data-color-mode/);
  });

  it.each(typefacePairs)('is set in the typefaces of %s', (pair) => {
    const { fonts, headingWeight } = typefaces[pair];
    const set = themeStylesheet({ ...colors, colorMode: 'user', typefaces: pair });
    expect(set).toContain(`--font-heading:${fonts.heading};`);
    expect(set).toContain(`--font-body:${fonts.body};`);
    expect(set).toContain(`--weight-heading:${weights[headingWeight]};`);
    expect(set).toContain('h6{font:var(--weight-heading)');
  });

  it.each(cornerShapes)('has the corners of %s', (shape) => {
    const set = themeStylesheet({ ...colors, colorMode: 'user', corners: shape });
    for (const [name, radius] of Object.entries(corners[shape])) {
      expect(set).toContain(`--radius-${name}:${radius};`);
    }
  });

  it.each(densities)('sets things as far apart as %s says', (density) => {
    const set = themeStylesheet({ ...colors, colorMode: 'user', density });
    const { space, lineHeights } = distances[density];
    expect(set).toContain(`--space-7:${space[7]};`);
    expect(set).toContain(`--line-body:${lineHeights.body};`);
  });

  it('gives a finger the same room in all of them', () => {
    const inner = (space: Readonly<Record<number, string>>) => Object.values(space).slice(0, 5);
    for (const density of densities) {
      const set = themeStylesheet({ ...colors, colorMode: 'user', density });
      expect(set).toContain('--size-target:2.75rem;');
      expect(inner(distances[density].space)).toEqual(inner(distances.regular.space));
    }
  });

  it('defines the same names whatever a project chooses', () => {
    const names = (project: Partial<ProjectTheme>) =>
      [
        ...themeStylesheet({ ...colors, colorMode: 'user', ...project }).matchAll(
          /[{;](--[\w-]+):/g,
        ),
      ].map(([, name]) => name);
    const usual = names({});
    for (const typefaces of typefacePairs) expect(names({ typefaces })).toEqual(usual);
    for (const corners of cornerShapes) expect(names({ corners })).toEqual(usual);
    for (const density of densities) expect(names({ density })).toEqual(usual);
  });

  it('keeps the edges of buttons and a visible focus in forced colours', () => {
    const forced = css.slice(css.indexOf('(forced-colors:active)'));
    expect(forced).toContain(':root button{border:1px solid}');
    expect(forced).toContain(':root :focus-visible{outline-color:Highlight}');
  });

  it('stills all motion for visitors who prefer less of it', () => {
    const [, still = ''] = css.split('@media(prefers-reduced-motion:reduce)');
    expect(still).toContain('animation:none!important');
    expect(still).toContain('transition:none!important');
  });

  it('names the keyframes that components animate with', () => {
    expect(css).toContain('@keyframes appear{');
    expect(css).toContain('@keyframes unfold{');
  });

  it('prints the content in black on white, with the addresses of its links', () => {
    const print = css.slice(css.lastIndexOf('@media print'));
    expect(print).toContain('color-scheme:light');
    expect(print).toContain('--color-ink:#000');
    expect(print).toContain('--color-accent-text:#000');
    expect(print).toContain('header:not(main *),footer:not(main *),nav,dialog');
    expect(print).toContain('[data-screen-only],a svg{display:none!important}');
    expect(print).toContain('content:" (" attr(href) ")"');
  });

  it('draws a focus ring of two colours', () => {
    expect(css).toMatch(
      /:focus-visible\{outline:3px solid var\(--color-focus-outer\);.*box-shadow:[^}]*var\(--color-focus-inner\)/,
    );
  });

  it('lets long words break, balances headings, and keeps anchors in sight', () => {
    expect(css).toContain('hyphens:auto');
    expect(css).toContain('text-wrap:balance');
    expect(css).toContain('scroll-padding-top:150px');
  });

  it('is well-formed', () => {
    expect(css.split('{').length).toBe(css.split('}').length);
    expect(css).not.toMatch(/undefined|NaN|\[object|\n/);
  });
});
