import { createHash } from 'node:crypto';
import slugify, { slugifyWithCounter } from '@sindresorhus/slugify';
import serialise from 'dom-serializer';
import { Element, Text, type Document } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import sanitize from 'sanitize-html';
import { linkAttributes, opensNewTab } from '../components/primitives/linkRules.ts';
import type { Language } from '../locales/languages.ts';
import { trustSanitised, type SafeHtml } from '../components/primitives/safeHtml.ts';

/** A text that an editor wrote, fit to be shown. */
export interface SanitisedText {
  readonly html: SafeHtml;
  /** The headings of the second rank, for a table of contents. */
  readonly headings: readonly TextHeading[];
}

interface TextHeading {
  readonly id: string;
  readonly text: string;
}

/** The page that a text is for. */
export interface TextSurroundings {
  readonly language: Language;
  /** Gives a path of the default language in the language of the page. */
  readonly localised: (path: string) => string;
  /** Says to screen readers that a link opens in a new tab. */
  readonly newTabHint: string;
}

/**
 * Lets through what the design knows how to show and drops everything else; then gives headings
 * ids to link to, links their rules, and wide tables a frame to scroll in.
 */
export function richText(source: string, surroundings: TextSurroundings): SanitisedText {
  // A text comes back with each build of `npm run dev`, and some stand on many pages.
  const key = createHash('sha256').update(`${surroundings.language} ${source}`).digest('base64');
  const text = finished.get(key) ?? finish(sanitise(source), surroundings);
  finished.set(key, text);
  return text;
}

const finished = new Map<string, SanitisedText>();

function sanitise(source: string): string {
  return sanitize(source, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
      ...['a', 'strong', 'em', 'b', 'i', 'small', 'sub', 'sup', 'abbr', 'code', 'span'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      '*': ['lang'],
      ...Object.fromEntries(['h2', 'h3', 'h4'].map((heading) => [heading, ['id']])),
      a: ['href', 'hreflang'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
  });
}

function finish(safe: string, surroundings: TextSurroundings): SanitisedText {
  const document = parseDocument(safe);
  const headings = nameHeadings(document);
  applyLinkRules(document, surroundings);
  frameTables(document);
  const html = serialise(document, { encodeEntities: 'utf8' });
  return { html: trustSanitised(html), headings };
}

/** An editor's own id stays, so that links from elsewhere keep working. */
function nameHeadings(document: Document): TextHeading[] {
  const uniqueSlug = slugifyWithCounter();
  const headings = DomUtils.getElementsByTagName((name) => /^h[2-4]$/.test(name), document);
  return headings.flatMap((heading) => {
    const text = DomUtils.textContent(heading).trim();
    const id = heading.attribs['id'] ?? uniqueSlug(text);
    heading.attribs['id'] = slugify(id);
    return heading.name === 'h2' ? [{ id: heading.attribs['id'], text }] : [];
  });
}

function applyLinkRules(document: Document, { localised, newTabHint }: TextSurroundings): void {
  for (const anchor of DomUtils.getElementsByTagName('a', document)) {
    const { href = '', ...others } = anchor.attribs;
    const link = linkAttributes(href.startsWith('/') ? localised(href) : href);
    if (!link) {
      anchor.name = 'span';
      anchor.attribs = {};
      continue;
    }
    const { kind, ...attributes } = link;
    anchor.attribs = { ...others, ...attributes };
    if (opensNewTab(kind)) markNewTab(anchor, newTabHint);
  }
}

/** Shows and says that a link opens in a new tab, as `Link` does elsewhere. */
function markNewTab(anchor: Element, hint: string): void {
  anchor.attribs['class'] = 'new-tab';
  const words = new Element('span', { class: 'visually-hidden' }, [new Text(` ${hint}`)]);
  DomUtils.appendChild(anchor, words);
}

/** A table that is too wide scrolls by itself, with the keyboard too, instead of the whole page. */
function frameTables(document: Document): void {
  for (const table of DomUtils.getElementsByTagName('table', document)) {
    const caption = DomUtils.getElementsByTagName('caption', table)[0];
    const frame = new Element('div', {
      class: 'table-scroll',
      tabindex: '0',
      ...(caption && { role: 'region', 'aria-label': DomUtils.textContent(caption).trim() }),
    });
    DomUtils.replaceElement(table, frame);
    DomUtils.appendChild(frame, table);
  }
}
