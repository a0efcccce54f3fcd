/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { Content } from '../../../../data/Content.ts';
import { alternatesOf, isFindable } from '../../../../data/routes/alternates.ts';
import { newsSite } from '../../pages/newsSite.ts';

const built = newsSite([]);
const shellsWith = (liveDirectus?: string) =>
  new Content(Object.assign({}, built, { liveDirectus })).shells;

describe('the shells of a site', () => {
  const { news, members } = shellsWith('https://cms.example.org');

  it('stand below each list of news, in each language', () => {
    expect(news.map(({ path, matchPath }) => [path, matchPath])).toEqual([
      ['/aktuelles/404', '/aktuelles/*'],
      ['/en/news/404', '/en/news/*'],
      ['/fr/actualites/404', '/fr/actualites/*'],
    ]);
    expect(new Set(news.map(({ section }) => section))).toEqual(new Set(['news']));
  });

  it('are found by no search engine', () => {
    expect(news.filter(isFindable)).toEqual([]);
    expect(news.flatMap((shell) => alternatesOf(shell, built.routes))).toEqual([]);
  });

  it('are none of news where nobody can be asked for it', () => {
    expect(shellsWith().news).toEqual([]);
  });

  it('are none of the members’ area where there is no such page', () => {
    expect(members).toEqual([]);
  });
});
