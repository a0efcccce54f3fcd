import { Element, type ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { hostSource } from '../../contract/contentSecurityPolicy.ts';
import { embeddingPath, providerOf } from '../../contract/thirdParties.ts';
import { linkAttributes } from '../../contract/links.ts';
import { embeddingAttributes } from '../../contract/richText/allowedHtml.ts';
import { externalContentNotice } from '../../data/routes/namedRoutes.ts';
import type { Embed, TextSurroundings } from './surroundings.ts';

/** True if an element embeds external content, or is the remains of such an embed. */
export function isEmbedding({ name }: Element): boolean {
  return name in embeddingAttributes;
}

/** Returns the addresses that a sanitised text embeds. */
export function embedAddresses(sanitised: string): string[] {
  return DomUtils.filter(
    (node) => node instanceof Element && isEmbedding(node),
    parseDocument(sanitised),
  ).flatMap((element) => embedAddress(element as Element) ?? []);
}

/**
 * Replaces an embed with the consent question for it. An embed from the site itself or without a
 * safe address is removed.
 * @returns warnings for the editor
 */
export function showEmbed(element: Element, surroundings: TextSurroundings): string[] {
  const src = embedAddress(element, surroundings.siteOrigin);
  if (src === undefined || !surroundings.embed) {
    DomUtils.removeElement(element);
    const written = addressOf(element);
    return surroundings.embed && written !== ''
      ? [`The embedded ${written} was left out: expected ${expectedOf(written)}.`]
      : [];
  }
  const { title = '', width, height } = element.attribs;
  const { host } = new URL(src);
  const html = surroundings.embed(
    { title: title.trim() || host, src, ratio: ratioOf(Number(width), Number(height)) },
    surroundings.localised(externalContentNotice),
  );
  putBeside(element, parseDocument(html).children);
  return title.trim() === '' ? [`${src} has no title. What does it show?`] : [];
}

/** Returns the address of an embed if it is on another host and safe. */
function embedAddress(element: Element, siteOrigin?: string): string | undefined {
  const link = linkAttributes(addressOf(element), siteOrigin === undefined ? {} : { siteOrigin });
  if (link?.kind !== 'external') return undefined;
  const { protocol, href } = new URL(link.href, 'https://host.invalid');
  const isSafe = protocol === 'https:' && hostSource(href) !== undefined;
  return isSafe && embeddingPath(href) !== undefined ? withFewerCookies(href) : undefined;
}

/** YouTube's address for its privacy-enhanced mode: https://support.google.com/youtube/answer/171780 */
function withFewerCookies(address: string): string {
  const url = new URL(address);
  if (url.host === 'www.youtube.com') url.host = 'www.youtube-nocookie.com';
  return url.href;
}

function expectedOf(written: string): string {
  const url = URL.parse(written, 'https://host.invalid');
  const { host = '', name = '', paths } = url ? providerOf(url.href) : {};
  return paths
    ? `${new Intl.ListFormat('en', { type: 'disjunction' }).format(paths.map((path) => `https://${host}${path}`))} of ${name}`
    : 'an https: address on another host, with a name of letters, digits, hyphens and dots';
}

/** Returns the source of an embed. A video may name its file in a `source` element. */
function addressOf({ attribs, children }: Element): string {
  const inside = children.find(
    (child): child is Element => child instanceof Element && child.name === 'source',
  );
  return attribs['src'] ?? attribs['data'] ?? inside?.attribs['src'] ?? '';
}

function ratioOf(width: number, height: number): Embed['ratio'] {
  return width > 0 && width <= 4 * height && height <= 4 * width ? [width, height] : undefined;
}

/**
 * Moves blocks to after the paragraph that contains an embed. Visual editors put embeds into
 * paragraphs, which must not contain blocks.
 */
function putBeside(element: Element, blocks: readonly ChildNode[]): void {
  let before = element;
  for (let { parent } = element; parent instanceof Element; { parent } = parent) {
    if (!holdsBlocks.has(parent.name)) before = parent;
  }
  for (const block of [...blocks].reverse()) DomUtils.append(before, block);
  DomUtils.removeElement(element);
  if (before !== element && isEmpty(before)) DomUtils.removeElement(before);
}

const holdsBlocks: ReadonlySet<string> = new Set([
  ...['div', 'li', 'dd', 'blockquote', 'figure', 'figcaption', 'td', 'th'],
  // Lists and tables contain elements that may contain blocks.
  ...['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr'],
]);

function isEmpty(element: Element): boolean {
  return (
    DomUtils.textContent(element).trim() === '' &&
    !DomUtils.existsOne((node) => node.name === 'img' || isEmbedding(node), element.children)
  );
}
