import { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { linkAttributes } from '../../contract/links.ts';
import type { ContentImage } from '../images/contentImage.ts';
import type { TextSurroundings } from './surroundings.ts';

/** Pictures are as wide as the text: 49em if the window is wide enough, else the window. */
const sizes = '(min-width: 52em) 49em, 100vw';

/**
 * Replaces an image with a lazy-loading picture in several formats and sizes. Images that are not
 * in the content are removed: a request to another host would reveal to that host who reads the
 * page.
 * @returns warnings for the editor
 */
export function showPicture(image: Element, surroundings: TextSurroundings): string[] {
  const { src = '', alt } = image.attribs;
  const address = localAddress(src, surroundings.siteOrigin);
  const picture = address === undefined ? undefined : surroundings.image?.(address);
  if (!picture) {
    DomUtils.removeElement(image);
    return [leftOut(src, address)];
  }
  DomUtils.replaceElement(image, pictureElement(picture, image.attribs));
  return alt === undefined
    ? [
        `${src} has no alternative text. What does it show? If it is only decoration, give it an empty text.`,
      ]
    : [];
}

/**
 * Changes a link to a picture of the content to the largest encoded size, because the original is
 * not published.
 */
export function linkPicture(anchor: Element, { image, siteOrigin }: TextSurroundings): void {
  const address = localAddress(anchor.attribs['href'] ?? '', siteOrigin);
  const picture = address?.startsWith('/images/') ? image?.(address) : undefined;
  if (picture) anchor.attribs['href'] = picture.src;
}

/** Returns the decoded path of a picture's address, if it is on this site. */
function localAddress(src: string, siteOrigin: string | undefined): string | undefined {
  const link = linkAttributes(src, siteOrigin === undefined ? {} : { siteOrigin });
  if (link?.kind !== 'internal') return undefined;
  const path = link.href.replace(/[?#].*$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function leftOut(src: string, address: string | undefined): string {
  if (src === '') return 'A picture without an address, or with a forbidden one, was left out.';
  return address === undefined
    ? `The picture ${src} was left out, since it is on another host: put it into the content.`
    : `The picture ${src} was left out: there is no such file in the content.`;
}

function pictureElement(picture: ContentImage, { alt = '', lang }: Element['attribs']): Element {
  const { src, width, height, sources } = picture;
  const image = new Element('img', {
    src,
    width: String(width),
    height: String(height),
    alt,
    ...(lang !== undefined && { lang }),
    loading: 'lazy',
    decoding: 'async',
  });
  if (sources.length === 0) return image;
  const alternatives = sources.map(
    ({ type, srcSet, media }) =>
      new Element('source', { type, srcset: srcSet, sizes, ...(media !== undefined && { media }) }),
  );
  return new Element('picture', {}, [...alternatives, image]);
}
