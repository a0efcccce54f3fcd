/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { fromFile } from '@capsizecss/unpack/fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fallbackFaces,
  fontFaceCss,
  fontFaces,
  neededFaces,
} from '../../../../components/theme/fonts.ts';
import { fonts } from '../../../../components/theme/tokens.ts';
import { buildFonts } from '../../../../eleventy/assets/fonts.ts';

const { resolve } = createRequire(import.meta.url);

describe('font faces', () => {
  it('are the families that the tokens name', () => {
    const stacks = Object.values(fonts).join();
    for (const { family } of [...fontFaces, ...fallbackFaces]) expect(stacks).toContain(family);
  });

  it('never swap under the eyes of a reader', () => {
    const css = fontFaceCss(
      fontFaces.map((face) => ({ ...face, url: `/${face.name}.woff2` })),
      fallbackFaces,
    );
    expect(css.match(/font-display:optional/g)).toHaveLength(fontFaces.length);
  });

  it('spare a German, English or French page the file for the names of other countries', () => {
    const european = fontFaces.find(({ name }) => name === 'atkinson-european')!;
    const isEuropean = (character: string) =>
      european.characters.some(
        ([first, last]) => first <= character.codePointAt(0)! && character.codePointAt(0)! <= last,
      );
    expect(Array.from('ÄÖÜäöüßéèêëçàâîïôûùœŒæ„“”‚‘’«»‹›–—…€™').filter(isEuropean)).toEqual([]);
    expect(Array.from('łčřşőžẞ').every(isEuropean)).toBe(true);
  });
});

describe('neededFaces', () => {
  const needed = (html: string) => neededFaces(fontFaces, html).map(({ name }) => name);

  it('are the upright ones for an ordinary text', () => {
    expect(needed('<p>Übermäßig viel Œuvre – „so“, 5 €</p>')).toEqual(['atkinson', 'source-serif']);
  });

  it('are the italics where something is emphasised', () => {
    expect(needed('<p><em>nicht</em> so</p>')).toContain('atkinson-italic');
    expect(needed('<embed>')).not.toContain('atkinson-italic');
  });

  it('are those for the rest of Europe where a name asks for them', () => {
    expect(needed('<p>Lech Wałęsa</p>')).toContain('atkinson-european');
  });
});

describe('fallback faces', () => {
  it.each([
    ['Atkinson Fallback', 'atkinson'],
    ['Source Serif Fallback', 'source-serif'],
  ])('%s takes the height of its web font', async (family, name) => {
    const { overrides } = fallbackFaces.find((face) => face.family === family)!;
    const { source } = fontFaces.find((face) => face.name === name)!;
    const { ascent, descent, unitsPerEm } = await fromFile(resolve(source));

    const scale = percent(overrides['size-adjust']);
    expect(percent(overrides['ascent-override']) * scale).toBeCloseTo(ascent / unitsPerEm, 3);
    expect(percent(overrides['descent-override']) * scale).toBeCloseTo(-descent / unitsPerEm, 3);
  });
});

describe('buildFonts', () => {
  it('writes small fonts, and says which to preload', async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'fonts-'));
    try {
      const { faces, files, preload } = await buildFonts(outDir);

      expect(preload).toHaveLength(2);
      expect(preload.join()).toMatch(
        /^\/assets\/fonts\/atkinson-\w{10}\.woff2,\/assets\/fonts\/source-serif-\w{10}\.woff2$/,
      );
      expect(files).toHaveLength(fontFaces.length);
      for (const file of files) {
        expect(faces.map(({ url }) => url)).toContain(`/${file}`);
        const font = await readFile(join(outDir, file));
        expect(font.subarray(0, 4).toString()).toBe('wOF2');
        expect(font.length).toBeLessThan(35_000);
      }
    } finally {
      await rm(outDir, { recursive: true });
    }
  });
});

function percent(value: string | undefined): number {
  return Number.parseFloat(value ?? '') / 100;
}
