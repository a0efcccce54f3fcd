/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { atomFeed, type AtomEntry } from '../../../../eleventy/feeds/atomFeed.ts';
import { elementsIn, textIn } from '../../xml.ts';

const entry: AtomEntry = {
  address: 'https://vhm.example/aktuelles/tagung',
  title: 'Tagung',
  summary: 'Wir tagen.',
  date: '2026-11-02',
};
const feedOf = (...entries: Partial<AtomEntry>[]) =>
  atomFeed({
    language: 'de',
    title: 'Verband',
    author: 'Verband e. V.',
    address: 'https://vhm.example/feed.xml',
    home: 'https://vhm.example/',
    icon: 'https://vhm.example/icon-192.png',
    entries: entries.map((others) => ({ ...entry, ...others })),
  });

/** The format of dates in RFC 4287: RFC 3339 with an upper-case T and Z. */
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

describe('a feed', () => {
  const feed = feedOf({}, { date: '2026-11-20', address: 'https://vhm.example/aktuelles/b' });

  it('says what RFC 4287 asks for, in which language', () => {
    const [root] = elementsIn(feed, 'feed');
    expect(root!.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(root!.getAttribute('xml:lang')).toBe('de');
    const own = (name: string) =>
      [...root!.children].find((child) => child.tagName === name)?.textContent;
    expect(own('id')).toBe('https://vhm.example/feed.xml');
    expect(own('title')).toBe('Verband');
    expect(own('author')?.trim()).toBe('Verband e. V.');
    expect(own('updated')).toMatch(dateTime);
  });

  it('was updated with its newest entry, wherever that stands', () => {
    expect(textIn(feed, 'updated')).toBe('2026-11-20T00:00:00.000Z');
  });

  it('says where it is, and where the site is', () => {
    const links = elementsIn(feed, 'link').slice(0, 2);
    expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
      ['alternate', 'https://vhm.example/'],
      ['self', 'https://vhm.example/feed.xml'],
    ]);
  });

  it('has entries with what RFC 4287 asks for, and an id each', () => {
    const entries = elementsIn(feed, 'entry');
    for (const one of entries) {
      expect(textIn(one, 'title')).toBe('Tagung');
      expect(textIn(one, 'updated')).toMatch(dateTime);
      expect(textIn(one, 'published')).toMatch(dateTime);
    }
    expect(new Set(entries.map((one) => textIn(one, 'id'))).size).toBe(2);
  });
});

describe('an entry', () => {
  it('has the author that it names, else that of the feed', () => {
    const [one, other] = elementsIn(feedOf({ author: 'Dr. Maria Muster' }, {}), 'entry');
    expect(textIn(one!, 'author').trim()).toBe('Dr. Maria Muster');
    expect(textIn(other!, 'author')).toBe('');
  });

  it('has its content only where there is some', () => {
    expect(textIn(feedOf({ html: '<p>A</p>' }), 'content')).toBe('<p>A</p>');
    expect(elementsIn(feedOf({}), 'content')).toHaveLength(0);
  });

  it.each(['A & B', 'Die <b>neue</b> Satzung', '&lt;b&gt;', '"]]>"', 'x\u0008y', '\ud800'])(
    'has words in its title, whatever they look like: %j',
    (title) => {
      const shown = document.createElement('p');
      shown.innerHTML = textIn(elementsIn(feedOf({ title }), 'entry')[0]!, 'title');
      // oxlint-disable-next-line no-control-regex -- XML does not know it
      expect(shown.textContent).toBe(title.toWellFormed().replace(/\u0008/, ''));
    },
  );

  it('is well-formed with content that looks like the end of it', () => {
    const html = '<p title="]]>">]]> </content> ]]></p>';
    const shown = document.createElement('p');
    shown.innerHTML = textIn(feedOf({ html }), 'content');
    expect(shown.querySelector('p')?.title).toBe(']]>');
  });
});
