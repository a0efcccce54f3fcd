/** @jest-environment jsdom */
import { isHtml } from '../../../../contract/richText/isHtml.ts';
import { wordsIn } from '../../../../components/richText/wordsIn.ts';

it.each([
  ['<p>eins</p><p>zwei</p>', 'eins zwei'],
  ['  eins\n\t zwei ', 'eins zwei'],
  ['<p>a &amp; b &lt;c&gt;</p>', 'a & b <c>'],
  ['a<script>alert(1)</script><style>b{}</style><textarea>c</textarea>d', 'a d'],
  ['<img src=x onerror=alert(1) alt="a">b', 'b'],
  ['', ''],
])('the words in %j', (source, words) => {
  expect(wordsIn(source)).toBe(words);
});

it('are none of a text that would hold up the page', () => {
  expect(() => wordsIn('<b>'.repeat(101))).toThrow('The text is too large.');
});

it.each([
  '<p>a',
  ' \n<h2 id="a">',
  '</p>',
  '<br/>',
  '<!-- a -->',
  '<!doctype html>',
  '<x-y>',
  '<H2>',
])('%j is HTML', (source) => {
  expect(isHtml(source)).toBe(true);
});

it.each(['a <p>', '<https://example.org>', '<info@example.org>', '< p>', '<1>', '# A', '', '<p'])(
  '%j is Markdown',
  (source) => {
    expect(isHtml(source)).toBe(false);
  },
);
