import serialise from 'dom-serializer';
import { Element, Text, type ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { SafeHtml } from '../../components/primitives/safeHtml.ts';
import { dataAttribute } from '../../contract/dataAttributes.ts';
import { type ExternalContentData, visuallyHiddenClass } from '../../contract/markup.ts';

const options = { encodeEntities: 'utf8', emptyAttrs: true } as const;

/** Attributes that make sense without the site's styles and scripts. */
const attributes: ReadonlySet<string> = new Set([
  ...['href', 'hreflang', 'src', 'alt', 'width', 'height', 'lang', 'title', 'datetime'],
  ...['colspan', 'rowspan', 'scope', 'start', 'reversed'],
]);

/**
 * Returns a page's text for feed readers: with absolute URLs, plain pictures, and nothing that
 * needs the site's styles.
 * @param page absolute URL of the text's page
 */
export function feedHtml(html: SafeHtml, page: string): string {
  const document = parseDocument(html);
  for (const element of DomUtils.filter((node) => node instanceof Element, document) as Element[]) {
    if (isForScreenReadersOnly(element)) DomUtils.removeElement(element);
    else if (dataAttribute('external' satisfies keyof ExternalContentData) in element.attribs)
      DomUtils.replaceElement(element, linkTo(element));
    else if (element.name === 'picture') DomUtils.replaceElement(element, imageIn(element));
    else {
      element.attribs = Object.fromEntries(
        Object.entries(element.attribs)
          .filter(([name]) => attributes.has(name))
          .map(([name, value]) => [name, isAddress(name) ? absolute(value, page) : value]),
      );
    }
  }
  return serialise(document, options);
}

/** Returns the picture at the top of an entry. */
export function feedImage(src: string, alt: string): string {
  return serialise(new Element('img', { src, alt }), options);
}

/**
 * True if an element is visually hidden. These elements say that a link opens in a new tab, which
 * may be untrue in a feed reader.
 */
function isForScreenReadersOnly({ attribs }: Element): boolean {
  return attribs['class'] === visuallyHiddenClass;
}

function imageIn(picture: Element): ChildNode {
  return (
    picture.children.find((child) => child instanceof Element && child.name === 'img') ?? picture
  );
}

/**
 * Returns a link in place of external content, because the consent question needs the site's
 * scripts.
 */
function linkTo({ attribs }: Element): ChildNode {
  const {
    [dataAttribute('src' satisfies keyof ExternalContentData)]: href = '',
    'aria-label': title = '',
  } = attribs;
  return new Element('p', {}, [new Element('a', { href }, [new Text(title)])]);
}

function isAddress(name: string): boolean {
  return name === 'href' || name === 'src';
}

function absolute(address: string, page: string): string {
  return URL.parse(address, page)?.href ?? address;
}
