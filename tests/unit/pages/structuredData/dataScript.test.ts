import { describe, expect, it } from '@jest/globals';
import { dataScript } from '../../../../pages/structuredData/dataScript.ts';
import type { Thing } from '../../../../pages/structuredData/thing.ts';

const htmlOf = (...things: Thing[]) => dataScript(things);

describe('structured data', () => {
  const dataIn = (html: string) =>
    JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
    ) as unknown;

  it('is left out where there is none', () => {
    expect(htmlOf()).toBe('');
  });

  it('is one thing, or a graph of several', () => {
    const [one, other] = [
      { '@type': 'Thing', name: 'A & "B"' },
      { '@type': 'Thing', name: 'C' },
    ];
    expect(dataIn(htmlOf(one))).toEqual({
      '@context': 'https://schema.org',
      ...one,
    });
    expect(dataIn(htmlOf(one, other))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [one, other],
    });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028', '&lt;/script>'])(
    'stays data, whatever an editor writes: %j',
    (name) => {
      const html = htmlOf({ '@type': 'Thing', name });
      expect(html.match(/<\/?script/g)).toHaveLength(2);
      expect(html).not.toContain('<!--');
      expect(dataIn(html)).toMatchObject({ name });
    },
  );
});
