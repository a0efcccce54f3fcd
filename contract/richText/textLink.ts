import { linkAttributes, opensNewTab, type LinkAttributes } from '../linkRules.ts';
import { withAnchorName } from './anchorName.ts';
import type { HeadingNames } from './headingNames.ts';

interface TextLink {
  readonly kind: LinkAttributes['kind'];
  readonly opensNewTab: boolean;
  /** For the `a`, in place of those that its editor wrote. */
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * What becomes of a link of a text. Undefined where it may not be followed, or nobody can, since
 * nothing is to be seen of it: then what stands in it stays, in a `span`.
 *
 * @param isEmpty whether it has neither words nor a picture
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
