import { expect, it } from '@jest/globals';
import {
  allowedAttributes,
  allowedTags,
  embeddingAttributes,
  languageTag,
  renamedTags,
  textOnlyTags,
  droppedTags,
  inlineTags,
} from '../../../../contract/richText/allowedHtml.ts';

const words = (list: string) => list.split(' ').toSorted();

/** Written by hand, because the build and the browser use the lists that are checked here. */
it('a text may hold what the design knows, and nothing else', () => {
  expect(allowedTags.toSorted()).toEqual(
    words(
      'h2 h3 h4 p div br wbr hr ul ol li dl dt dd blockquote pre figure figcaption img ' +
        'a strong em b i small sub sup s del ins mark q cite abbr dfn code kbd time span ' +
        'table caption thead tbody tfoot tr th td',
    ),
  );
  expect(allowedAttributes).toEqual({
    '*': ['lang'],
    ...{ h2: ['id'], h3: ['id'], h4: ['id'], a: ['href', 'hreflang'], abbr: ['title'] },
    ...{ img: ['src', 'alt'], ol: ['start', 'reversed'], time: ['datetime'] },
    ...{ th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  });
  expect(embeddingAttributes).toEqual({
    iframe: ['src', 'title', 'width', 'height'],
    video: ['src', 'title', 'width', 'height'],
    object: ['data', 'title', 'width', 'height'],
    embed: ['src', 'title', 'width', 'height'],
    source: ['src'],
  });
});

it('a text has no heading of the page’s rank, and none that is too fine', () => {
  expect(renamedTags).toEqual({ h1: 'h2', h5: 'h4', h6: 'h4', strike: 's' });
});

it('what stands in code, forms and frames is no text', () => {
  expect(droppedTags.toSorted()).toEqual(
    words(
      'script style textarea option xmp title template iframe noembed noframes plaintext ' +
        'audio video canvas object',
    ),
  );
});

// HTML standard, content models: these elements accept only phrasing content.
it('headings and preformatted text hold no blocks', () => {
  expect(textOnlyTags.toSorted()).toEqual(['h2', 'h3', 'h4', 'pre']);
  expect([...inlineTags].toSorted()).toEqual(
    words(
      'a abbr b br cite code del dfn em i img ins kbd mark q s small span strong sub sup time wbr',
    ),
  );
});

// RFC 5646: a language of two or three letters, and subtags of two to eight.
it.each(['de', 'EN', 'en-GB', 'gsw', 'zh-Hant-TW', 'de-1996'])('%s is a language', (tag) => {
  expect(languageTag.test(tag)).toBe(true);
});
it.each(['', 'd', 'germ', 'de-', 'de-x', 'de_DE', 'de-123456789', ' de', 'de ', 'de"', '1a'])(
  '%j is no language',
  (tag) => {
    expect(languageTag.test(tag)).toBe(false);
  },
);
