import { describe, expect, it } from '@jest/globals';
import { excerptOf } from '../../../../../browser/page/search/excerpt.ts';

const textOf = (parts: ReturnType<typeof excerptOf>) => parts.map(({ text }) => text).join('');
const marked = (parts: ReturnType<typeof excerptOf>) =>
  parts.filter(({ found }) => found).map(({ text }) => text);
/** Words that the query contains exactly. */
const found = (...words: string[]) =>
  new Map(words.map((word, part) => [word, { part, likelihood: 1 }]));

describe('an excerpt', () => {
  it('is text with marked words, and leaves unmarked what is beside them', () => {
    expect(excerptOf('Die Satzung, „Satzung“ gilt.', found('satzung'))).toEqual([
      { text: 'Die ' },
      { text: 'Satzung', found: true },
      { text: ', „' },
      { text: 'Satzung', found: true },
      { text: '“ gilt.' },
    ]);
  });

  it('marks words whatever their letters, without what is joined to them', () => {
    expect(
      marked(excerptOf('Gebühren, STRASSE, l’été', found('gebuhren', 'strasse', 'ete'))),
    ).toEqual(['Gebühren', 'STRASSE', 'été']);
  });

  it('marks what a compound ends in', () => {
    const parts = excerptOf('zur Mitgliederversammlung laden', found('versammlung'));
    expect(parts).toEqual([
      { text: 'zur Mitglieder' },
      { text: 'versammlung', found: true },
      { text: ' laden' },
    ]);
  });

  it('is cut where most of the words are, and says with dots where the text goes on', () => {
    const text = `${'Beitrag davor '.repeat(30)}Beitrag der Mitglieder ${'danach '.repeat(60)}`;
    const parts = excerptOf(text, found('beitrag', 'mitglieder'));
    expect(marked(parts)).toContain('Mitglieder');
    expect(parts[0]).toEqual({ text: '… ' });
    expect(parts.at(-1)).toEqual({ text: ' …' });
    expect(textOf(parts).split(' ').length).toBeLessThan(40);
  });

  it('is cut where a word is as the visitor means it, rather than where it only begins so', () => {
    const text = `Satzungsänderung, Satzungsänderungen. ${'davor '.repeat(40)}Die Satzung gilt.`;
    const meant = new Map([
      ['satzung', { part: 0, likelihood: 1 }],
      ['satzungsanderung', { part: 0, likelihood: 0.5 }],
      ['satzungsanderungen', { part: 0, likelihood: 0.5 }],
    ]);
    expect(marked(excerptOf(text, meant))).toEqual(['Satzung']);
  });

  it('is the beginning where only the title has the words', () => {
    const parts = excerptOf('Eins zwei. '.repeat(40).trim(), found('satzung'));
    expect(textOf(parts)).toMatch(/^Eins zwei\. .* …$/);
    expect(marked(parts)).toEqual([]);
  });

  it('has room in its result, whatever the length of its words', () => {
    for (const word of ['ja ', 'Mitgliederversammlungen ']) {
      const text = `${word.repeat(90)}Satzung ${word.repeat(90)}`;
      const { length } = textOf(excerptOf(text, found('satzung')));
      expect(length).toBeGreaterThan(130);
      // 175 characters and the dots.
      expect(length).toBeLessThanOrEqual(179);
    }
  });

  it('goes to the end where the words are there', () => {
    const text = `${'Eins zwei. '.repeat(40)}Satzung!`;
    expect(textOf(excerptOf(text, found('satzung')))).toMatch(/^… .*Satzung!$/);
  });

  it('is nothing where there is no text', () => {
    expect(excerptOf('', found('satzung'))).toEqual([]);
  });
});
