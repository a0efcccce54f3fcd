import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { styleParts } from '../../../../components/theme/styleParts.ts';
import { colorsIn, SiteTheme, tokensOfFrame } from '../../../../eleventy/rendering/siteTheme.ts';
import { contentOf } from '../../data/smallContent.ts';

const theme = new SiteTheme(contentOf().site.theme);
const every = new Set(styleParts);
const canvas = theme.shortName('--color-canvas')!;
const ink = theme.shortName('--color-ink')!;

describe('finished CSS', () => {
  it('has what has one value everywhere as that value', () => {
    expect(theme.finished('p { margin: var(--space-1) var(--space-2) }')).toBe(
      'p{margin:.25rem .5rem}',
    );
  });

  it('has the opposite of a length as a negative one', () => {
    expect(theme.finished('p{margin:calc(-1 * var(--space-1))}')).toBe('p{margin:-.25rem}');
  });

  it('has colours by short names, where they are defined anew, too', () => {
    expect(canvas).toMatch(/^--[a-z]$/);
    expect(theme.finished('.b{--color-canvas:red;color:var(--color-ink)}')).toBe(
      `.b{${canvas}:red;color:var(${ink})}`,
    );
  });

  it.each([
    '.m1{--columns:3}.m1 p{columns:var(--columns)}',
    'p{color:var(--space-4, blue)}',
    '.a--space-4:hover{top:0}',
  ])('leaves alone what is its author’s: %s', (css) => {
    expect(theme.finished(css)).toBe(css.replace(', ', ','));
  });
});

describe('the CSS of a theme', () => {
  const none = { parts: new Set<never>(), colors: new Set<string>() };

  it('defines the colours that are asked for, in each mode and on paper', () => {
    const css = theme.css({ ...none, colors: new Set([ink]) });
    expect(css.split(`${ink}:`)).toHaveLength(5);
    expect(css).not.toContain(`${canvas}:`);
  });

  it('has the rules of the parts that are asked for', () => {
    expect(theme.css(none)).not.toMatch(/\bh4\b|textarea|picture/);
    expect(theme.css({ ...none, parts: new Set(['asides']) })).toContain('h1,h2,h3,h4,h5,h6{');
  });

  it('has nothing that is known', () => {
    const extent = { parts: every, colors: new Set([ink, canvas]) };
    expect(theme.css(extent, extent)).toBe('');
    expect(theme.css({ ...extent, parts: new Set(['asides']) }, none)).not.toContain('h1');
  });

  it('refers to no colour that it is not known to need', () => {
    const needed = new Set(theme.colorsOf(every));
    expect(needed.size).toBeGreaterThan(4);
    const css = theme.css({ parts: every, colors: needed });
    expect(colorsIn(css).filter((name) => !css.includes(`${name}:`))).toEqual([]);
  });
});

describe('its own names', () => {
  it('stand for the short ones, or for what never changes', () => {
    const names = new Map(theme.ownNames());
    expect(names.get('--color-ink')).toBe(`var(${ink})`);
    expect(names.get('--space-4')).toBe('1rem');
  });

  it('are those that are asked for', () => {
    expect(theme.ownNames(new Set(['--space-4']))).toEqual([['--space-4', '1rem']]);
    expect(theme.ownNames(new Set())).toEqual([]);
  });

  it('are for an island all that it may refer to, which is nothing of the frame', () => {
    const names = theme.ownNames().map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['--space-1', '--size-target', '--color-ink']));
    expect(names.filter((name) => tokensOfFrame.test(name))).toEqual([]);
    const sources = globSync('components/**/*.{ts,tsx}').filter((file) =>
      (readFileSync(file, 'utf8').match(/--(?:size|duration|color)-[a-z-]+/g) ?? []).some((name) =>
        tokensOfFrame.test(name),
      ),
    );
    expect(sources.sort()).toEqual([
      'components/frame/Header.tsx',
      'components/frame/Logo.tsx',
      'components/frame/Widget.tsx',
      'components/theme/globalStyles.ts',
    ]);
  });
});
