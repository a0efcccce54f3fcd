import { describe, expect, it } from '@jest/globals';
import { latestNewsProps } from '../../../../pages/news/latestNewsProps.ts';
import { newsItem, newsSite } from '../newsSite.ts';

const dates = ['2026-03-01', '2026-05-01', '2026-04-01', '2026-02-01'];
const content = newsSite(dates.map((date, index) => newsItem(`treffen-${index}`, date)));

describe('latestNews', () => {
  it('is the three newest items, the newest first, and the list that they are from', () => {
    const news = latestNewsProps({ content, language: 'de' })!;
    expect(news.items.map(({ date }) => date)).toEqual(['2026-05-01', '2026-04-01', '2026-03-01']);
    expect(news.items[0]).toMatchObject({ href: '/aktuelles/treffen-1' });
    expect(news.listHref).toBe('/aktuelles');
  });

  it('is in the language of the page', () => {
    expect(latestNewsProps({ content, language: 'en' })).toMatchObject({
      items: [{ title: 'Meeting treffen-1', href: '/en/news/treffen-1' }, {}, {}],
      listHref: '/en/news',
    });
  });

  it('is none where there is none in the language', () => {
    expect(latestNewsProps({ content, language: 'fr' })).toBeUndefined();
    expect(latestNewsProps({ content: newsSite([]), language: 'de' })).toBeUndefined();
  });
});
