/** @jest-environment node */
import { partsAround, partsOf, withDots } from '../../../../client/search/excerpt.ts';

describe('an excerpt of Pagefind’s', () => {
  it('is text with marked words', () => {
    expect(partsOf('Die <mark>Satzung</mark> gilt, die <mark>Satzung</mark>')).toEqual([
      { text: 'Die ' },
      { text: 'Satzung', found: true },
      { text: ' gilt, die ' },
      { text: 'Satzung', found: true },
    ]);
  });

  it.each(['.', ',', ')', '“.', '?!'])('leaves a %s after a word unmarked', (end) => {
    expect(partsOf(`Die <mark>Satzung${end}</mark> Neu`)).toEqual([
      { text: 'Die ' },
      { text: 'Satzung', found: true },
      { text: `${end} Neu` },
    ]);
  });

  it('holds no HTML, whatever the page says', () => {
    expect(partsOf('&lt;img src=x&gt; <mark>&lt;b&gt;</mark>')).toEqual([
      { text: '<img src=x> ' },
      { text: '<b>', found: true },
    ]);
  });

  it('may be without marks', () => {
    expect(partsOf('Nichts')).toEqual([{ text: 'Nichts' }]);
    expect(partsOf('')).toEqual([]);
  });
});

describe('a part of a compound', () => {
  const content = `${'Davor '.repeat(50)}tagt die Mitgliederversammlung, ${'danach '.repeat(50)}`;

  it('is marked with some of the text around it', () => {
    const [before, word, after] = partsAround('Versammlung', content)!;
    expect(word).toEqual({ text: 'versammlung', found: true });
    expect(before!.text).toMatch(/^Davor .*tagt die Mitglieder$/);
    expect(after!.text).toMatch(/^, danach .*danach$/);
    expect(before!.text.length + after!.text.length).toBeLessThan(250);
  });

  it('is not looked for when it is too short to be one', () => {
    expect(partsAround('mit', content)).toBeUndefined();
  });

  it('may not be there', () => {
    expect(partsAround('beitrag', content)).toBeUndefined();
  });

  it('may begin or end the text', () => {
    expect(partsAround('satzung satz', 'Satzung')).toEqual([
      { text: '' },
      { text: 'Satzung', found: true },
      { text: '' },
    ]);
  });
});

describe('the ends of an excerpt', () => {
  it('have dots where the text goes on', () => {
    const dotted = (text: string) =>
      withDots([{ text }], 'Eins zwei drei').map((part) => part.text);
    expect(dotted('zwei')).toEqual(['… ', 'zwei', ' …']);
    expect(dotted('Eins zwei')).toEqual(['Eins zwei', ' …']);
    expect(dotted('drei')).toEqual(['… ', 'drei']);
    expect(dotted('Eins zwei drei')).toEqual(['Eins zwei drei']);
  });
});
