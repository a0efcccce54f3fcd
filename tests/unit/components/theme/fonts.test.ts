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
import { typefaces } from '../../../../components/theme/projectTokens.ts';
import { weights } from '../../../../components/theme/tokens.ts';
import { buildFonts } from '../../../../eleventy/assets/fonts.ts';

const { resolve } = createRequire(import.meta.url);

describe.each(['humane', 'salon'] as const)('font faces of %s', (pair) => {
  it('are the families that the tokens name', () => {
    const stacks = Object.values(typefaces[pair].fonts).join();
    for (const { family } of [...fontFaces[pair], ...fallbackFaces[pair]]) {
      expect(stacks).toContain(family);
    }
  });

  it('never swap in body text, under the eyes of a reader; only in headings', () => {
    const shown = (face: (typeof fontFaces)[typeof pair][number]) =>
      /font-display:(\w+)/.exec(fontFaceCss([{ ...face, url: '/font.woff2' }], []))?.[1];
    const [body, heading] = [typefaces[pair].fonts.body, typefaces[pair].fonts.heading].map(
      (stack) =>
        fontFaces[pair].filter(
          ({ family }) => stack.includes(`${family}'`) || stack.startsWith(`${family},`),
        ),
    );
    expect(new Set(body?.map(shown))).toEqual(new Set(['optional']));
    expect(heading?.filter(({ occasion }) => !occasion).map(shown)).toEqual(['swap', 'swap']);
  });

  it('of headings have a fallback on Windows, Apple’s systems, Android and Linux', () => {
    const local = fallbackFaces[pair]
      .filter((face) => !face.occasion)
      .flatMap((face) => face.local)
      .map((name) => name.replace(/ Bold$/, ''));
    expect(local).toEqual(expect.arrayContaining(['Georgia', 'Noto Serif', 'Liberation Serif']));
  });

  it('have the weights that the design uses: all in text, one in headings', () => {
    const { headingWeight, fonts } = typefaces[pair];
    const [text, heading] = [fonts.body, fonts.heading].map((stack) =>
      fontFaces[pair].find(({ family, occasion }) => stack.includes(family) && !occasion),
    );
    expect(text?.weight).toEqual([weights.regular, weights.bold]);
    expect(heading?.weight).toBe(weights[headingWeight]);
  });

  it('spare a German, English or French page the file for the names of other countries', () => {
    const european = fontFaces[pair].find(({ name }) => name.endsWith('-european'))!;
    const isEuropean = (character: string) =>
      european.characters.some(
        ([first, last]) => first <= character.codePointAt(0)! && character.codePointAt(0)! <= last,
      );
    expect(Array.from('ÄÖÜäöüßéèêëçàâîïôûùœŒæñøåí„“”‚‘’«»‹›–—…€™').filter(isEuropean)).toEqual([]);
    expect(Array.from('łčřşőžẞ').every(isEuropean)).toBe(true);
  });

  it('are free to be served: SIL Open Font License 1.1', async () => {
    for (const { source } of fontFaces[pair]) {
      const licence = resolve(source).replace(/files\/.*$/, 'LICENSE');
      expect(await readFile(licence, 'utf8')).toContain('SIL Open Font License, Version 1.1');
    }
  });
});

describe('neededFaces', () => {
  const needed = (html: string) => neededFaces(fontFaces.humane, html).map(({ name }) => name);

  it('are the upright ones for an ordinary text', () => {
    expect(needed('<p>Übermäßig viel Œuvre – „so“, 5 €</p>')).toEqual(['atkinson', 'source-serif']);
  });

  it('are the italics where something is emphasised', () => {
    expect(needed('<p><em>nicht</em> so</p>')).toContain('atkinson-italic');
    expect(needed('<embed>')).not.toContain('atkinson-italic');
  });

  it('are the bold italics where that is in something bold, and a quotation’s own weight there', () => {
    expect(needed('<p><strong>Das</strong> <em>nicht</em></p>')).not.toContain(
      'atkinson-bold-italic',
    );
    expect(needed('<p><strong>Das <em>nicht</em></strong></p>')).toContain('atkinson-bold-italic');
    expect(needed('<p><em>Das <b>nicht</b></em></p>')).toContain('atkinson-bold-italic');
    expect(needed('<blockquote><p>So</p></blockquote>')).toContain('source-serif-quotation');
  });

  it('are those for the rest of Europe where a name asks for them', () => {
    expect(needed('<p>Lech Wałęsa</p>')).toContain('atkinson-european');
  });
});

describe('fallback faces', () => {
  it.each([
    ['Source Serif Fallback', 'source-serif', 'humane', 6],
    ['Baskervville Fallback', 'baskervville', 'salon', 3],
  ] as const)('%s takes the height of its web font', async (family, name, pair, count) => {
    const ofFamily = fallbackFaces[pair].filter((face) => face.family === family);
    const { source } = fontFaces[pair].find((face) => face.name === name)!;
    const { ascent, descent, unitsPerEm } = await fromFile(resolve(source));

    expect(ofFamily).toHaveLength(count);
    for (const { overrides } of ofFamily) {
      const scale = percent(overrides['size-adjust']);
      expect(percent(overrides['ascent-override']) * scale).toBeCloseTo(ascent / unitsPerEm, 3);
      expect(percent(overrides['descent-override']) * scale).toBeCloseTo(-descent / unitsPerEm, 3);
    }
  });

  it('are not emboldened by the browser: a heading’s fallback is bold and says so', () => {
    const heading = fallbackFaces.humane.filter(
      ({ family, occasion }) => family === 'Source Serif Fallback' && !occasion,
    );
    expect(heading.flatMap(({ local }) => local).every((name) => name.endsWith(' Bold'))).toBe(
      true,
    );
    expect(heading.every(({ weight }) => weight === weights.semibold)).toBe(true);
  });
});

describe('buildFonts', () => {
  it.each([
    ['humane', 'atkinson', 'source-serif'],
    ['salon', 'hanken', 'baskervville'],
  ] as const)(
    'writes small fonts of %s, and says which to preload',
    async (pair, text, heading) => {
      const outDir = await mkdtemp(join(tmpdir(), 'fonts-'));
      try {
        const { faces, files, preload } = await buildFonts(outDir, pair);

        expect(preload).toHaveLength(2);
        expect(preload.join()).toMatch(
          new RegExp(
            `^/assets/fonts/${text}-\\w{10}\\.woff2,/assets/fonts/${heading}-\\w{10}\\.woff2$`,
          ),
        );
        expect(files).toHaveLength(fontFaces[pair].length);
        for (const file of files) {
          expect(faces.map(({ url }) => url)).toContain(`/${file}`);
          const font = await readFile(join(outDir, file));
          expect(font.subarray(0, 4).toString()).toBe('wOF2');
          expect(font.length).toBeLessThan(20_000);
        }
        const size = async (name: string) =>
          (
            await readFile(
              join(
                outDir,
                files.find((file) => file.includes(`/${name}-`))!,
              ),
            )
          ).length;
        // The fonts that a page with emphasised text loads at the first visit.
        const sizes = await Promise.all([text, heading, `${text}-italic`].map(size));
        expect(sizes.reduce((sum, length) => sum + length, 0)).toBeLessThan(45_000);
      } finally {
        await rm(outDir, { recursive: true });
      }
    },
  );
});

function percent(value: string | undefined): number {
  return Number.parseFloat(value ?? '') / 100;
}
