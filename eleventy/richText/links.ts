import { Element, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { textLink } from '../../contract/richText/markup.ts';
import { isEmbedding } from './embeds.ts';
import type { NamedHeadings } from './headings.ts';
import { linkWarning } from './linkWords.ts';
import type { TextSurroundings } from './surroundings.ts';
import { visuallyHiddenClass } from '../../contract/markup.ts';

/**
 * Sets a link's address for this page, and how it opens (`textLink` in contract/richText/markup.ts).
 * @param idOf the headings of the same text
 * @returns warnings for the editor
 */
export function applyLinkRules(
  anchor: Element,
  { localised, newTabHint, siteOrigin }: TextSurroundings,
  idOf: NamedHeadings['idOf'],
): string[] {
  const { href = '', ...others } = anchor.attribs;
  const words = DomUtils.textContent(anchor).trim();
  const isEmpty = words === '' && !DomUtils.existsOne(isShown, anchor.children);
  const link = textLink(href, { siteOrigin, idOf, isEmpty });
  const warning = linkWarning(anchor);
  if (!link) {
    anchor.name = 'span';
    anchor.attribs = {};
    // Older editing programs write anchors as links without words.
    if (words === '') return href === '' || warning === undefined ? [] : [warning];
    return [`The link "${words}" was left out, since it has no address, or a forbidden one.`];
  }
  anchor.attribs = { ...others, ...link.attributes };
  if (link.kind === 'internal' && anchor.attribs['href']?.startsWith('/')) {
    anchor.attribs['href'] = localised(anchor.attribs['href']);
  }
  if (link.opensNewTab) sayNewTab(anchor, newTabHint);
  return warning === undefined ? [] : [warning];
}

function isShown(element: Element): boolean {
  return element.name === 'img' || isEmbedding(element);
}

/** Adds the hint for screen readers that `Link` has, too. */
function sayNewTab(anchor: Element, hint: string): void {
  const words = new Element('span', { class: visuallyHiddenClass }, [new Text(` ${hint}`)]);
  DomUtils.appendChild(anchor, words);
}
