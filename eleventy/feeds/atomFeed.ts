import serialise from 'dom-serializer';
import { Text } from 'domhandler';
import { Feed } from 'feed';
import type { Language } from '../../locales/languages.ts';

interface AtomFeedProps {
  readonly language: Language;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** The publisher. */
  readonly author: string;
  /** Absolute URLs: of the feed itself, of the site, and of a square picture. */
  readonly address: string;
  readonly home: string;
  readonly icon: string;
  /** The news, at least one, the newest first. */
  readonly entries: readonly AtomEntry[];
}

export interface AtomEntry {
  /** Absolute URL. */
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** Sanitised, with absolute URLs only. */
  readonly html?: string | undefined;
  /** Date of publication: `2026-11-21`. */
  readonly date: string;
  readonly author?: string | undefined;
}

/** Returns an Atom feed (RFC 4287). */
export function atomFeed(props: AtomFeedProps): string {
  const { language, title, subtitle, author, address, home, icon, entries } = props;
  const feed = new Feed({
    id: address,
    title,
    ...(subtitle !== undefined && { description: subtitle }),
    link: home,
    feed: address,
    favicon: icon,
    author: { name: author },
    updated: new Date(Math.max(...entries.map(({ date }) => Date.parse(date)))),
    generator: false,
  });
  for (const entry of entries) {
    const date = new Date(entry.date);
    feed.addItem({
      id: entry.address,
      link: entry.address,
      title: asHtml(entry.title),
      description: asHtml(entry.summary),
      ...(entry.html !== undefined && { content: withoutCdataEnd(entry.html) }),
      date,
      published: date,
      ...(entry.author !== undefined && { author: [{ name: entry.author }] }),
    });
  }
  // The library does not write the language in Atom, and screen readers need it.
  return wellFormed(feed.atom1().replace('<feed ', `<feed xml:lang="${language}" `));
}

/** The library writes all texts of an entry as HTML. */
function asHtml(text: string): string {
  return serialise(new Text(text), { encodeEntities: 'utf8' });
}

/** The library escapes only the first `]]>` of a text; another would end the CDATA section. */
function withoutCdataEnd(html: string): string {
  return html.replaceAll(']]>', ']]&gt;');
}

/** Removes control characters that XML forbids. They come with pasted texts. */
function wellFormed(xml: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what has to go
  return xml.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
