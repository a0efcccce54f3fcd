import slugify from '@sindresorhus/slugify';
import DOMPurify from 'dompurify';
import { directusFile, inTextKey, renditionOf } from '../../contract/files.ts';
import { linkAttributes } from '../../contract/links.ts';
import { trustSanitised, type SafeHtml } from '../primitives/safeHtml.ts';
import {
  allowedAttributes,
  allowedTags,
  embeddingAttributes,
  languageTag,
  renamedTags,
  textOnlyTags,
  droppedTags,
  inlineTags,
} from '../../contract/richText/allowedHtml.ts';
import { headingNames, type HeadingNames, PageNames } from '../../contract/richText/names.ts';
import { tableFrame, textLink } from '../../contract/richText/markup.ts';
import { assertModest } from './assertModest.ts';
import { isHtml } from '../../contract/richText/isHtml.ts';
import { visuallyHiddenClass } from '../../contract/markup.ts';

/** The source of a text, and the page where it is shown. */
export interface LiveSurroundings {
  /** The Directus instance that the text comes from. Only its files are shown. */
  readonly backend: string;
  /** Text for screen readers: a link opens in a new tab. */
  readonly newTabHint: string;
}

/**
 * Converts a text from the backend (HTML or Markdown) to safe HTML, by the same rules as the build
 * (contract/richText). The text is not trusted: the sanitiser runs last.
 *
 * @throws if the text is too large
 */
export async function sanitisedInBrowser(
  source: string,
  surroundings: LiveSurroundings,
): Promise<SafeHtml> {
  const html = isHtml(source) ? source : await asHtml(source);
  assertModest(html);
  const body = DOMPurify.sanitize(html, { ...asWritten, RETURN_DOM: true }) as HTMLElement;
  // A copy, because the loop replaces elements.
  for (const element of [...body.querySelectorAll('*')]) tidy(element, surroundings);
  applyRules(body, surroundings);
  return finished(body.innerHTML);
}

/**
 * Sanitises HTML that the build wrote and that came as data. Browsers with Trusted Types only accept a
 * sanitiser's HTML.
 */
export function finished(html: string): SafeHtml {
  // TypeScript's DOM types accept only strings. Without Trusted Types, the result is a string.
  const trusted: unknown = DOMPurify.sanitize(html, asShown);
  return trustSanitised(trusted as string);
}

const attributeNames = [...new Set(Object.values(allowedAttributes).flat())];
const embeddingTags = Object.keys(embeddingAttributes);

const common = {
  FORBID_CONTENTS: [...droppedTags],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Names follow the build's rule (contract/richText/names.ts).
  SANITIZE_DOM: false,
};

const asWritten = {
  ...common,
  // The document loads nothing; `finish` replaces embedded content by links.
  ALLOWED_TAGS: [...allowedTags, ...Object.keys(renamedTags), ...embeddingTags],
  ALLOWED_ATTR: [...attributeNames, 'data'],
};

const asShown = {
  ...common,
  RETURN_TRUSTED_TYPE: true,
  ALLOWED_TAGS: [...allowedTags, 'section'],
  ALLOWED_ATTR: [
    ...attributeNames,
    ...['class', 'target', 'rel', 'tabindex', 'aria-label', 'loading', 'decoding'],
  ],
};

/** Loads the Markdown parser only when needed: most texts are HTML. */
async function asHtml(source: string): Promise<string> {
  const { markdownAsHtml } = await import('./markdown.ts');
  return markdownAsHtml(source);
}

/** Applies the rules for a single element: allowed tag and attributes. */
function tidy(written: Element, surroundings: LiveSurroundings): void {
  if (embeddingTags.includes(written.localName)) {
    linkEmbed(written);
    return;
  }
  const element = renamed(written);
  keepAllowedAttributes(element);
  if (element instanceof HTMLImageElement) showPicture(element, surroundings);
}

/** Applies the rules for the whole text: unique anchor names, and references to them. */
function applyRules(body: HTMLElement, surroundings: LiveSurroundings): void {
  const headings = [...body.querySelectorAll('h2, h3, h4')];
  body.querySelectorAll(textOnlyTags.join()).forEach(keepToWords);
  const worded = headings.filter(hasWords);
  const names = new PageNames();
  names.reserve([...document.querySelectorAll('[id]')].map(({ id }) => id));
  const { ids, idOf } = headingNames(
    worded.map(({ id, textContent }) => ({ id: id || undefined, words: textContent })),
    names.ids,
    slugify,
  );
  worded.forEach((heading, index) => (heading.id = ids[index] ?? ''));
  for (const anchor of body.querySelectorAll('a')) applyLinkRules(anchor, idOf, surroundings);
  for (const table of body.querySelectorAll('table')) frameTable(table, worded, names);
}

/** Returns whether a heading has text. One without, such as after its picture was removed, is no heading. */
function hasWords(heading: Element): boolean {
  if (heading.textContent.trim() !== '' || heading.querySelector('img')) return true;
  heading.remove();
  return false;
}

function keepToWords(holder: Element): void {
  for (const element of [...holder.querySelectorAll('*')]) {
    if (!inlineTags.has(element.localName)) replaceBy(element, 'span');
  }
}

function renamed(element: Element): Element {
  const name = renamedTags[element.localName];
  return name === undefined ? element : replaceBy(element, name);
}

function replaceBy(element: Element, name: string): Element {
  const other = document.createElement(name);
  for (const { name: key, value } of element.attributes) other.setAttribute(key, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function keepAllowedAttributes(element: Element): void {
  const allowed = [
    ...(allowedAttributes['*'] ?? []),
    ...(allowedAttributes[element.localName] ?? []),
  ];
  for (const name of element.getAttributeNames()) {
    if (!allowed.includes(name)) element.removeAttribute(name);
  }
  const { lang } = element as HTMLElement;
  if (lang && !languageTag.test(lang)) element.removeAttribute('lang');
}

function applyLinkRules(
  anchor: HTMLAnchorElement,
  idOf: HeadingNames['idOf'],
  surroundings: LiveSurroundings,
): void {
  const written = anchor.getAttribute('href') ?? '';
  const link = textLink(fileAddress(written, surroundings) ?? written, {
    siteOrigin: location.origin,
    idOf,
    isEmpty: anchor.textContent.trim() === '' && !anchor.querySelector('img'),
  });
  if (!link) {
    const words = document.createElement('span');
    words.append(...anchor.childNodes);
    anchor.replaceWith(words);
    return;
  }
  for (const [name, value] of Object.entries(link.attributes)) anchor.setAttribute(name, value);
  if (!link.opensNewTab) return;
  const hint = document.createElement('span');
  hint.className = visuallyHiddenClass;
  hint.textContent = ` ${surroundings.newTabHint}`;
  anchor.append(hint);
}

/** Replaces embedded content by a link. The page's security policy allows only the hosts that the build knew. */
function linkEmbed(embed: Element): void {
  const src =
    embed.getAttribute('src') ??
    embed.getAttribute('data') ??
    embed.querySelector('source')?.getAttribute('src') ??
    '';
  if (linkAttributes(src, { siteOrigin: location.origin })?.kind !== 'external') {
    embed.remove();
    return;
  }
  const link = document.createElement('a');
  link.setAttribute('href', src);
  link.textContent = embed.getAttribute('title')?.trim() || new URL(src, location.href).host;
  embed.replaceWith(link);
}

/**
 * Shows a picture of the backend and removes all others: loading one from another host would disclose the
 * reader to that host.
 */
function showPicture(image: HTMLImageElement, surroundings: LiveSurroundings): void {
  const address = fileAddress(image.getAttribute('src') ?? '', surroundings);
  if (address === undefined) {
    image.remove();
    return;
  }
  image.setAttribute('src', renditionOf(address.replace(/#.*/, ''), inTextKey));
  image.setAttribute('alt', image.alt);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
}

/** Returns the URL of a backend file, even if the backend's host has changed since the text was written. */
function fileAddress(written: string, { backend }: LiveSurroundings): string | undefined {
  const { id, fragment = '' } = fileOfBackend.exec(written)?.groups ?? {};
  return id === undefined ? undefined : directusFile(backend, id.toLowerCase()) + fragment;
}

const fileOfBackend =
  /^[^?#]*\/assets\/(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.\w+)?(?:\/[^?#]*)?(?:\?[^#]*)?(?<fragment>#.*)?$/i;

function frameTable(
  table: HTMLTableElement,
  headings: readonly Element[],
  { regions }: PageNames,
): void {
  const above = headings.findLast(
    (heading) => table.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  const { tag, attributes } = tableFrame(table.caption?.textContent, above?.textContent, regions);
  const frame = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  table.replaceWith(frame);
  frame.append(table);
}
