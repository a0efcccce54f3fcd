/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import type { ContentImage } from '../../../../eleventy/images/contentImage.ts';
import { data } from '../../../../pages/feed.11ty.tsx';
import { newsFeed } from '../../../../pages/news/newsFeed.ts';
import type { TemplateData } from '../../../../pages/template/templateData.ts';
import type { Language } from '../../../../locales/languages.ts';
import { elementsIn, textIn } from '../../xml.ts';
import { newsItem, newsSite } from '../newsSite.ts';
import { templateData } from '../pageAt.tsx';

const feedOf = (news: readonly object[], images: Record<string, ContentImage> = {}) =>
  feedIn('de', {
    ...templateData('/', newsSite(news)),
    contentImages: new Map(Object.entries(images)),
  });
const feedIn = (language: Language, data: TemplateData) => newsFeed(data, language);
const days = Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, '0'));

describe('the feed', () => {
  it('has the twenty latest news, the newest first', () => {
    const feed = feedOf(days.map((day) => newsItem(`t-${day}`, `2026-11-${day}`)));
    expect(elementsIn(feed, 'entry').map((entry) => textIn(entry, 'id'))).toEqual(
      days
        .slice(-20)
        .reverse()
        .map((day) => `https://vhm.example/aktuelles/t-${day}`),
    );
    expect(textIn(feed, 'updated')).toBe('2026-11-25T00:00:00.000Z');
  });

  it('has whole addresses, of links as of pictures', () => {
    const html = textIn(
      feedOf(
        [
          newsItem(
            'a',
            '2026-11-01',
            { image: { file: 'saal.jpg' } },
            { image_alt: 'Ein Saal', body: '<a href="/kontakt">K</a><img src="/images/b.jpg">' },
          ),
        ],
        { '/images/b.jpg': { src: '/assets/images/b-1.jpeg', width: 9, height: 6, sources: [] } },
      ),
      'content',
    );
    expect(html).toBe(
      '<img src="https://vhm.example/images/saal.jpg" alt="Ein Saal">' +
        '<a href="https://vhm.example/kontakt">K</a>' +
        '<img src="https://vhm.example/assets/images/b-1.jpeg" width="9" height="6" alt="">',
    );
  });

  it('shows the encoded picture of an item where there is one', () => {
    const item = newsItem('a', '2026-11-01', { image: { file: 'b.jpg' } }, { image_alt: 'B' });
    const image = { src: '/assets/images/b-1.jpeg', width: 9, height: 6, sources: [] };
    expect(textIn(feedOf([item], { '/images/b.jpg': image }), 'content')).toContain(
      'src="https://vhm.example/assets/images/b-1.jpeg"',
    );
  });

  it('has nothing of a text that is not safe', () => {
    const body = '<p onclick="x()">A</p><script>x()</script><a href="javascript:x()">B</a>';
    const html = textIn(feedOf([newsItem('a', '2026-11-01', {}, { body })]), 'content');
    expect(html).toMatch(/^<p>A<\/p>/);
    expect(html).not.toMatch(/script|onclick/);
  });

  it('says where a text is not translated', () => {
    const item = newsItem('a', '2026-11-01');
    Object.assign(item.translations[0]!, { body: '<p>Deutsch</p>' });
    const feed = feedIn('en', templateData('/', newsSite([item])));
    expect(textIn(feed, 'content')).toBe('<div lang="de"><p>Deutsch</p></div>');
  });
});

describe('feeds', () => {
  it('are beside the start page of each language that there are news in', () => {
    const feedsFor = (news: readonly object[]) => {
      const siteContent = newsSite(news);
      const languages = data.pagination.before(siteContent.site.languages, { siteContent });
      return languages.map((language) => data.permalink({ language }));
    };
    expect(feedsFor([newsItem('a', '2026-11-01')])).toEqual(['/feed.xml', '/en/feed.xml']);
    expect(feedsFor([])).toEqual([]);
  });
});
