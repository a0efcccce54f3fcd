import { expect, it } from '@jest/globals';
import { searchedText } from '../../../../eleventy/search/searchedText.ts';

it('is what the page itself says, but for its title, which the index has already', () => {
  const text = searchedText(`<main>
    <nav><a href="/">Startseite</a></nav>
    <h1>Satzung</h1><p>Name &amp; Sitz<br>des Vereins<span class="a visually-hidden"> (neu)</span></p>
    <svg><title>Zeichen</title></svg>
    <section data-search-skip=""><h2>Mehr</h2><div>Neues</div></section>
    <table><tr><td>Beitrag</td><td>240 €</td></tr></table>
    <form><label>Feld</label></form>
  </main>`);
  expect(text.trim().split(/\s+/)).toEqual([
    'Name',
    '&',
    'Sitz',
    'des',
    'Vereins',
    'Beitrag',
    '240',
    '€',
  ]);
});
