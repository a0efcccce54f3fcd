import { expect, it } from '@jest/globals';
import { rawWordsIn } from '../../../../contract/search/words.ts';
import { WrittenWords } from '../../../../eleventy/search/WrittenWords.ts';

it.each([
  ['Die Versammlung tagt, im Mai. Die Versammlung!'],
  ['1.290 Euro, 12.5.2026, 3,5 % und 1 290,– sowie 1.290.'],
  ['l’été d’Anne, aujourd’hui: «L’ÉTÉ», qu’il a 20 %'],
  ['E-Mail-Adresse - mit -Strichen- und ‑anderen‑'],
  ['Zu\u00adsam\u00admen\u00adset\u00adzung e\u0301te\u0301 \u0301'],
  ['日本語 слово 𝒳yz 😀 x😀y ² ½ ①'],
  ['', ' ', 'x', '1', '.', '-'],
])('finds the words of “%s”', (...texts) => {
  for (const text of texts) expect(found(text)).toEqual(rawWordsIn(text));
});

it('finds what `rawWordsIn` finds in whatever stands together', () => {
  const characters = [
    ...Array.from("aZäß’'-‐‑.,\u00a0\u202f\u00ad\u0301 ,1٣½²:–…日я😀𝒳\n(€)"),
    ...['123', 'Wort'],
  ];
  let seed = 1;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  for (let count = 0; count < 20000; count += 1) {
    const text = Array.from({ length: random(12) }, () => characters[random(characters.length)]);
    expect(found(text.join(''))).toEqual(rawWordsIn(text.join('')));
  }
});

it('asks once for each of many words, and tells each from all others', () => {
  const asked: string[] = [];
  const words = new WrittenWords((raw) => asked.push(raw) && raw);
  const text = Array.from({ length: 30000 }, (_, number) => letters(number)).join(' ');
  expect(words.in(`${text} ${text}`)).toEqual(`${text} ${text}`.split(' '));
  expect(asked).toEqual(text.split(' '));
});

function found(text: string): string[] {
  return new WrittenWords((raw) => raw).in(text);
}

/** A unique word for each number. */
function letters(number: number): string {
  return number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
}
