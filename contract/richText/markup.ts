import { type UniqueNames, withAnchorName, type HeadingNames } from './names.ts';
import { linkAttributes, opensNewTab, type LinkAttributes } from '../links.ts';

/** The element around a table. */
interface TableFrame {
  /** For screen readers, a section is a region only if it has a name. */
  readonly tag: 'section' | 'div';
  readonly attributes: Readonly<Record<string, string>>;
  /** The name of the region, if it is one. */
  readonly region: string | undefined;
}

/**
 * Makes a wide table scroll on its own, also with the keyboard, instead of the whole page. The
 * region's name for screen readers is the table's caption, or else its heading.
 */
export function tableFrame(
  caption: string | undefined,
  heading: string | undefined,
  names: UniqueNames,
): TableFrame {
  const shared = { class: 'table-scroll', tabindex: '0' };
  const name = inOneLine(caption) || inOneLine(heading);
  if (name === '') return { tag: 'div', attributes: shared, region: undefined };
  const region = names.take(name);
  return { tag: 'section', attributes: { ...shared, 'aria-label': region }, region };
}

function inOneLine(words = ''): string {
  return words.replace(/\s+/g, ' ').trim();
}

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
  if (kind === 'internal' || kind === 'anchor') {
    attributes.href = withAnchorName(attributes.href);
  }
  if (kind === 'anchor') {
    const name = attributes.href.slice(1);
    attributes.href = `#${idOf.get(name) ?? name}`;
  }
  return {
    kind,
    opensNewTab: isElsewhere,
    attributes: {
      ...attributes,
      ...(kind in iconClasses && { class: iconClasses[kind as keyof typeof iconClasses] }),
    },
  };
}

/** The classes of links with an icon, by kind. */
const iconClasses = { external: 'new-tab', mail: 'to-mail', phone: 'to-phone' } as const;
