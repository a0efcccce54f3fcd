import { Element, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { linkAttributes, opensNewTab } from '../../components/primitives/linkRules.ts';
import { withAnchorName } from '../../components/richText/anchorName.ts';
import type { NamedHeadings } from './headings.ts';
import { linkWarning } from './linkWords.ts';
import type { TextSurroundings } from './surroundings.ts';

/**
 * Gives a link where it leads from this page, and how it opens (components/primitives/linkRules).
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
  const link = linkAttributes(href, siteOrigin === undefined ? {} : { siteOrigin });
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
  const { kind, ...attributes } = link;
  if (!opensNewTab(kind)) attributes.href = withAnchorName(attributes.href);
  if (kind === 'anchor') {
    const name = attributes.href.slice(1);
    attributes.href = `#${idOf.get(name) ?? name}`;
  }
  anchor.attribs = { ...others, ...attributes };
  if (kind === 'internal' && attributes.href.startsWith('/')) {
    anchor.attribs['href'] = localised(attributes.href);
  }
  if (opensNewTab(kind)) markNewTab(anchor, newTabHint);
  return warning === undefined ? [] : [warning];
}

/** Shows and says that a link opens in a new tab, as `Link` does elsewhere. */
function markNewTab(anchor: Element, hint: string): void {
  anchor.attribs['class'] = 'new-tab';
  const words = new Element('span', { class: 'visually-hidden' }, [new Text(` ${hint}`)]);
  DomUtils.appendChild(anchor, words);
}
