/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { markPlaces } from '../../../../../eleventy/preview/editing/markPlaces.ts';

const at = (collection: string, field: string) =>
  `collection:${collection};item:1;fields:${field};mode:drawer`;

const places = {
  directus: 'http://localhost:8055',
  texts: {
    header: { regeln: at('menus', 'entries') },
    main: {
      satzung: at('pages', 'translations'),
      wählbaristmariamuster: at('pages', 'translations'),
      mariamuster: at('people', 'name'),
    },
    footer: { satzung: at('menus', 'entries') },
  },
  pictures: {
    'collection:people;item:1': at('people', 'image'),
    'collection:project;item:1': at('project', 'logo'),
  },
};

beforeEach(() => {
  document.body.innerHTML = `
    <header><img id="logo" alt=""><nav><a id="entry" href="/satzung">Regeln</a></nav></header>
    <main>
      <div id="opening"><h1 id="title">Sat\u00adzung</h1></div>
      <img id="plan" alt="">
      <ul><li><picture><img id="portrait" alt=""></picture><h3 id="name">Maria Muster</h3></li></ul>
      <p id="text">Wählbar ist <a href="/personen">Maria Muster</a>.</p>
    </main>
    <footer><a id="link" href="/satzung">Satzung</a></footer>`;
});

it('marks the innermost element of a whole text by the region that it is in, and the picture beside it', () => {
  expect(markPlaces(places).map(({ id }) => id)).toEqual([
    'logo',
    'entry',
    'title',
    'portrait',
    'name',
    'text',
    'link',
  ]);
  const attribute = (id: string) => document.getElementById(id)?.dataset['directus'];
  expect(attribute('title')).toBe(at('pages', 'translations'));
  expect(attribute('link')).toBe(at('menus', 'entries'));
  expect(attribute('portrait')).toBe(at('people', 'image'));
});

it('marks the same elements again after the page has changed', () => {
  const before = markPlaces(places);
  expect(markPlaces(places)).toEqual(before);
});
