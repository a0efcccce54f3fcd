import { linkAttributes, opensNewTab, type LinkAttributes } from '../linkRules.ts';
import { withAnchorName } from './anchorName.ts';
import type { HeadingNames } from './headingNames.ts';

interface TextLink {
  readonly kind: LinkAttributes['kind'];
  readonly opensNewTab: boolean;
  /** The attributes of the `a`, which replace the editor's. */
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * The kind and attributes of a link in a text. Undefined for a link that is unsafe or has nothing
 * visible: its content is then put into a `span`.
 *
 * @param isEmpty true if the link has neither text nor a picture
 * @param idOf the headings of the same text
 */
export function textLink(
  href: string,
  {
    siteOrigin,
    idOf,
    isEmpty,
  }: {
    siteOrigin?: string | undefined;
    idOf: HeadingNames['idOf'];
    isEmpty: boolean;
  },
): TextLink | undefined {
  const link = linkAttributes(href, siteOrigin === undefined ? {} : { siteOrigin });
  if (!link || isEmpty) return undefined;
  const { kind, ...attributes } = link;
  const isElsewhere = opensNewTab(kind);
  if (!isElsewhere) attributes.href = withAnchorName(attributes.href);
  if (kind === 'anchor') {
    const name = attributes.href.slice(1);
    attributes.href = `#${idOf.get(name) ?? name}`;
  }
  return {
    kind,
    opensNewTab: isElsewhere,
    attributes: isElsewhere ? { ...attributes, class: newTabClass } : { ...attributes },
  };
}

const newTabClass = 'new-tab';
