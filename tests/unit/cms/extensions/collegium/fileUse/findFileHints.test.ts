import { describe, expect, it } from '@jest/globals';
import { findFileHints } from '../../../../../../cms/extensions/collegium/fileUse/findFileHints.ts';
import { overviews } from '../../../../../../locales/languages.ts';

const photograph = { type: 'image/jpeg', width: 1600, size: 3_000_000 };
const use = {
  ...{ title: 'Jahrestagung', collection: 'Aktuelles', link: '/content/news/7' },
  ...{ titleLanguage: 'de', undescribedIn: [], neededWidth: 1600 },
};
const portrait = { ...use, neededWidth: undefined };
const hintsOf = (...given: Parameters<typeof findFileHints>) =>
  findFileHints(...given).map(({ name, about }) => [name, about]);

describe('hints about a file', () => {
  it('has none for a picture that is as wide as its place needs, and has 3 MB', () => {
    expect(hintsOf(photograph, [use])).toEqual([]);
  });

  it('names a picture that is too small for one of its places', () => {
    const small = { ...photograph, width: 1599 };
    expect(hintsOf(small, [portrait, use])).toEqual([['smallPicture', '1599 1600']]);
    expect(hintsOf(small, [portrait])).toEqual([]);
    expect(hintsOf(small, [])).toEqual([]);
  });

  it('knows no width of drawings and documents', () => {
    expect(hintsOf({ ...photograph, type: 'image/svg+xml', width: 10 }, [use])).toEqual([]);
    expect(hintsOf({ ...photograph, type: 'application/pdf', width: 0 }, [use])).toEqual([]);
    expect(hintsOf({ ...photograph, width: 0 }, [use])).toEqual([]);
  });

  it('names a file of more than 3 MB', () => {
    const size = 5_240_000;
    expect(hintsOf({ ...photograph, size }, [])).toEqual([['heavyPicture', '5.2']]);
    const pdf = { ...photograph, type: 'application/pdf', size };
    expect(hintsOf(pdf, [])).toEqual([['heavyDocument', '5.2']]);
    expect(overviews.de.hints.heavyPicture('5.2')).toContain('5,2 MB');
  });

  it('counts the records that do not describe the picture', () => {
    const undescribed = { ...use, undescribedIn: ['fr'] };
    expect(hintsOf(photograph, [undescribed, use, undescribed])).toEqual([
      ['undescribedUses', '2'],
    ]);
  });
});
