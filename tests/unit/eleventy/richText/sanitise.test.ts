import { expect, it } from '@jest/globals';
import { sanitise } from '../../../../eleventy/richText/sanitise.ts';

it.each([
  ['<h1>a</h1>', '<h2>a</h2>'],
  ['<h5>a</h5><h6>b</h6>', '<h4>a</h4><h4>b</h4>'],
  ['<strike>a</strike>', '<s>a</s>'],
  ['<p style="color:red" onclick="a()">a <x-y>b</x-y></p>', '<p>a b</p>'],
  ['<a href="/a" title="b" download>a</a>', '<a href="/a">a</a>'],
  ['<p>a&#11;b&#1;c</p>', '<p>a\nbc</p>'],
])('%s becomes %s', (written, sanitised) => {
  expect(sanitise(written)).toBe(sanitised);
});

it.each([
  ...['script', 'style', 'textarea', 'option', 'xmp', 'title', 'template'],
  ...['noembed', 'noframes', 'audio', 'canvas'],
])('nothing is left of <%s> and what is in it', (name) => {
  expect(sanitise(`a<${name}>b</${name}>c`)).toBe('ac');
});

// Chromium's parser stops nesting at 512 levels, and each table gets a frame.
it('keeps 200 levels', () => {
  const nested = (depth: number) => `${'<b>'.repeat(depth)}a${'</b>'.repeat(depth)}`;
  expect(sanitise(nested(200))).toBe(nested(200));
  expect(sanitise(nested(201))).toBe(nested(200));
});
