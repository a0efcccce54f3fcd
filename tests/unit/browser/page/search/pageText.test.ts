/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { textOf, textOfPage } from '../../../../../browser/page/search/pageText.ts';
import { searchedText } from '../../../../../eleventy/search/searchedText.ts';

const main = `<main>
  <nav>Sie sind hier</nav><h1>Satzung</h1><style>a{}</style>
  <h2>Name &amp; Sitz</h2><p>Der <b>Ver</b>ein
     tagt<span class="visually-hidden"> (neu)</span>.</p>
  <table><tr><td>Beitrag</td><td>240 €</td></tr><tr><td>Er&shy;mäßigt</td><td>120 €</td></tr></table>
  <ul><li>Eins</li><li>Zwei!</li></ul>
  <div><a><span>Mitglied werden</span></a><a><span>Rat finden</span></a></div>
  <p><span>Weg 1</span><span>12345 Ort</span></p>
  <p><span aria-hidden="true">MM</span><a>Dr. Muster</a> <a>Vorsitz</a></p>
  <form><label>Feld</label></form><p data-search-skip="">Anderswo</p>
</main>`;

describe('the text of a page', () => {
  it('is what it says itself, in sentences', () => {
    expect(textOf(main)).toBe(
      'Name & Sitz. Der Verein tagt. Beitrag 240 €. Ermäßigt 120 €. Eins. Zwei! Mitglied werden. Rat finden. Weg 1 12345 Ort. Dr. Muster Vorsitz.',
    );
  });

  it('has the words that the build reads', () => {
    const words = (text: string) => text.replaceAll('\u00ad', '').match(/[\p{L}\d]{4,}/gu);
    const inOnePiece = main.replace(/<\/?b>/g, '');
    expect(words(textOf(inOnePiece))).toEqual(words(searchedText(inOnePiece)));
  });

  it('runs nothing', () => {
    expect(
      textOf('<main><img src="x" onerror="throw 1"><script>throw 2</script><p>A</p></main>'),
    ).toBe('A.');
  });
});

describe('the page data', () => {
  const answered = (response: () => Promise<Partial<Response>>) => {
    globalThis.fetch = jest.fn(response) as unknown as typeof fetch;
  };
  const original = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = original;
  });

  it('is that of client navigation', async () => {
    answered(() =>
      Promise.resolve({ ok: true, json: () => Promise.resolve({ result: { main } }) }),
    );
    expect(await textOfPage('/service/satzung')).toContain('Der Verein tagt.');
    expect(globalThis.fetch).toHaveBeenCalledWith(
      '/page-data/service/satzung/page-data.json',
      expect.anything(),
    );
  });

  it('may be gone', async () => {
    answered(() => Promise.resolve({ ok: false, status: 404 }));
    expect(await textOfPage('/x')).toBe('');
  });

  it('is an error where the line is broken', async () => {
    answered(() => Promise.reject(new TypeError('offline')));
    await expect(textOfPage('/x')).rejects.toThrow('offline');
  });
});
