import { Element, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { textLink } from '../../contract/richText/textLink.ts';
import type { NamedHeadings } from './headings.ts';
import { linkWarning } from './linkWords.ts';
import type { TextSurroundings } from './surroundings.ts';

/**
 * Gives a link where it leads from this page, and how it opens (contract/richText/textLink).
 *
 * @param idOf the headings of the same text
 * @returns what the editor has to mend
 */
export function applyLinkRules(
  anchor: Element,
  { localised, newTabHint, siteOrigin }: TextSurroundings,
  idOf: NamedHeadings['idOf'],
): string[] {
  const { href = '', ...others } = anchor.attribs;
  const link = textLink(href, { siteOrigin, idOf });
  if (!link) {
    anchor.name = 'span';
    anchor.attribs = {};
    const words = DomUtils.textContent(anchor).trim();
    // Older editors write empty ones as places to link to.
    return words === ''
      ? []
      : [`The link "${words}" was left out, since it has no address, or a forbidden one.`];
  }
  const warning = linkWarning(anchor);
  anchor.attribs = { ...others, ...link.attributes };
  if (link.kind === 'internal' && anchor.attribs['href']?.startsWith('/')) {
    anchor.attribs['href'] = localised(anchor.attribs['href']);
  }
  if (link.opensNewTab) sayNewTab(anchor, newTabHint);
  return warning === undefined ? [] : [warning];
}

/** As `Link` does elsewhere. */
function sayNewTab(anchor: Element, hint: string): void {
  const words = new Element('span', { class: 'visually-hidden' }, [new Text(` ${hint}`)]);
  DomUtils.appendChild(anchor, words);
}
