import serialise from 'dom-serializer';
import { Element, Text, type ChildNode, type Document } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import MarkdownIt from 'markdown-it';
import { limitNesting } from '../richText/limitNesting.ts';
import { sanitise } from '../richText/sanitise.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** Finds what a text's addresses become. Undefined for addresses that are not on the old website. */
export interface NewAddresses {
  /** A link's new address: of a page, or of a file. */
  link(address: string): string | undefined;
  /** True if a link around a picture only leads to the picture in full size. */
  enlarges(address: string): boolean;
  /** A picture, by its id in WordPress or by its address. */
  picture(id: string | undefined, address: string): NewPicture | undefined;
}

export interface NewPicture {
  /** A path such as `/images/tagung.jpg`. */
  readonly address: string;
  /** Empty if the old website has none. */
  readonly alt: string;
}

/**
 * Turns a text of WordPress into HTML for an editor's text here: with paragraphs, without shortcodes, with the
 * new addresses, and sanitised.
 *
 * @param report called with what is left out, in words
 */
export function bodyHtml(
  body: string,
  addresses: NewAddresses,
  report: (leftOut: string) => void,
): string {
  const gallery = (ids: readonly string[]) => ids.map((id) => pictureTag(id)).join('');
  const written = withoutShortcodes(body, gallery, (name) => report(`the shortcode [${name}]`));
  // Functions on the document recurse, and would overflow at some thousands of levels.
  const document = parseDocument(limitNesting(withParagraphs(written), 0));
  linkLoneAddresses(document);
  for (const picture of elements('img', document)) showPicture(picture, addresses, report);
  for (const link of elements('a', document)) moveLink(link, addresses);
  for (const name of leftOutTags) {
    // limitNesting renames forms.
    const found = [name, `dropped-${name}`].flatMap((each) => elements(each, document));
    if (found.length > 0) report(`<${name}>`);
  }
  return sanitise(serialise(document, { encodeEntities: 'utf8' }))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Elements that a reader would miss. The sanitiser leaves them out. */
const leftOutTags = ['form', 'script', 'audio', 'canvas', 'svg', 'map'];

function elements(name: string, document: Document): Element[] {
  return DomUtils.getElementsByTagName(name, document);
}

/** Filled by {@link showPicture}. */
function pictureTag(id: string): string {
  return `<figure><img class="wp-image-${id.trim()}" src="#"></figure>`;
}

/**
 * The block editor writes HTML. Before it, WordPress stored HTML without `<p>`: an empty line begins a
 * paragraph, and a line break stays one. A Markdown parser with all marks switched off does the
 * same.
 */
function withParagraphs(body: string): string {
  return body.includes('<!-- wp:') ? body : paragraphs.render(body);
}

const paragraphs = new MarkdownIt('zero', { html: true, breaks: true }).enable([
  'html_block',
  'html_inline',
  'newline',
]);

/** WordPress shows the video or page behind an address in a paragraph of its own. Here, it becomes a link. */
function linkLoneAddresses(document: Document): void {
  const texts = DomUtils.filter((node) => node instanceof Text, document) as Text[];
  for (const text of texts) {
    const href = text.data.trim();
    if (!/^https?:\/\/\S+$/i.test(href) || isInLink(text)) continue;
    DomUtils.replaceElement(text, new Element('a', { href }, [new Text(href)]));
  }
}

function isInLink({ parent }: ChildNode): boolean {
  return parent instanceof Element && (parent.name === 'a' || isInLink(parent));
}

/**
 * Removes links that only enlarge the picture inside, and empty links: a screen reader would have no name
 * for them. All others get their new address.
 */
function moveLink(link: Element, addresses: NewAddresses): void {
  const { href = '' } = link.attribs;
  const hasWords = DomUtils.textContent(link).trim() !== '';
  const isEmpty = !hasWords && !DomUtils.existsOne(({ name }) => name === 'img', link.children);
  if (isEmpty || (!hasWords && addresses.enlarges(href))) {
    drop(link);
    return;
  }
  const address = addresses.link(href);
  if (address !== undefined) link.attribs['href'] = address;
}

/** The sanitiser leaves the element out, and keeps what is in it. To remove each one from its parent takes quadratic time. */
function drop(element: Element): void {
  element.name = 'dropped';
  element.attribs = {};
}

function showPicture(
  picture: Element,
  addresses: NewAddresses,
  report: (leftOut: string) => void,
): void {
  const { src = '', alt = '', class: names = '' } = picture.attribs;
  const [, id] = /\bwp-image-(\d+)/.exec(names) ?? [];
  const found = addresses.picture(id, src);
  if (!found) {
    report(src === '#' ? 'a picture of a gallery' : `the picture ${src}`);
    drop(picture);
    return;
  }
  picture.attribs = { src: found.address, alt: alt.trim() || found.alt };
  if (picture.attribs['alt'] === '') {
    report(`a description of ${found.address} (mere decoration needs none)`);
  }
}
