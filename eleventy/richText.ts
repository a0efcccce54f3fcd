import { createHash } from 'node:crypto';
import slugify from '@sindresorhus/slugify';
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
  const { language, newTabHint, localised } = surroundings;
  const key = createHash('sha256').update(`${language} ${newTabHint} ${source}`).digest('base64');
  const known = finished.get(key);
  // A page that a link leads to may have moved since.
  if (known?.links.every(([path, address]) => localised(path) === address)) return known.text;

  const links: [string, string][] = [];
  const text = finish(sanitise(source), {
    ...surroundings,
    localised(path) {
      const address = localised(path);
      links.push([path, address]);
      return address;
    },
  });
  finished.set(key, { text, links });
  return text;
}

interface FinishedText {
  readonly text: SanitisedText;
  /** Where its links inside the site were led to. */
  readonly links: readonly (readonly [path: string, address: string])[];
}

const finished = new Map<string, FinishedText>();

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

/** An editor's own id stays, so that links from elsewhere keep working; the others make way. */
function nameHeadings(document: Document): TextHeading[] {
  const headings = DomUtils.getElementsByTagName((name) => /^h[2-4]$/.test(name), document);
  const taken = new Set<string>();
  const hasOwnId = ({ attribs }: Element) => /^[a-z][\w-]*$/i.test(attribs['id'] ?? '');
  for (const heading of headings.filter(hasOwnId)) {
    heading.attribs['id'] = unique(heading.attribs['id'] ?? '', taken);
  }
  for (const heading of headings.filter((heading) => !taken.has(heading.attribs['id'] ?? ''))) {
    const words = heading.attribs['id'] ?? DomUtils.textContent(heading);
    heading.attribs['id'] = unique(slugify(words) || 'section', taken);
  }
  return headings
    .filter(({ name }) => name === 'h2')
    .map((heading) => ({
      id: heading.attribs['id'] ?? '',
      text: DomUtils.textContent(heading).trim(),
    }));
}

function unique(id: string, taken: Set<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id}-${count}`;
  taken.add(free);
  return free;
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
