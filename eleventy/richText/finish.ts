import serialise from 'dom-serializer';
import { Element, type ChildNode, type Document } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { trustSanitised, type SafeHtml } from '../../components/primitives/safeHtml.ts';
import { languageTag, textOnlyTags } from '../../contract/richText/allowedHtml.ts';
import { isEmbedding, showEmbed } from './embeds.ts';
import { checkHeadings } from './headingOrder.ts';
import { keepToWords, nameHeadings, type TextHeading } from './headings.ts';
import { applyLinkRules } from './links.ts';
import { PageNames, type NamesOfText } from '../../contract/richText/names.ts';
import { linkPicture, showPicture } from './pictures.ts';
import type { TextSurroundings } from './surroundings.ts';
import { frameTables, type FoundTable } from './tables.ts';

/** An editor's text, safe and ready for a page. */
export interface SanitisedText {
  readonly html: SafeHtml;
  /** The h2 headings, for a table of contents. */
  readonly headings: readonly TextHeading[];
  /** Warnings for the editor, in words. */
  readonly warnings: readonly string[];
  /** The `href` of each link inside the site. A browser resolves it on the page. */
  readonly links: readonly string[];
  /** Ids and region names in the text, which no other part of the page may use. */
  readonly names: NamesOfText;
}

/**
 * Turns sanitised HTML into the page's HTML: headings get ids, links and pictures follow the site's
 * rules, and tables scroll.
 */
export function finish(sanitised: string, surroundings: TextSurroundings): SanitisedText {
  const document = parseDocument(sanitised);
  keepToWords(DomUtils.getElementsByTagName((name) => textOnlyTags.includes(name), document));
  const { headings, links, tables, images, embeds } = findElements(document);

  // An embed's fallback text is never shown, so it must not count as words of a heading.
  for (const embed of embeds) {
    embed.children = embed.children.filter((child) => child instanceof Element);
  }
  // Pictures first: a heading may lose its only picture, and is then empty.
  const ofPictures = images.flatMap((image) => showPicture(image, surroundings));
  const warnings = checkHeadings(headings, surroundings.rankAbove ?? 1);
  const ranks = surroundings.deepestAnchor === 3 ? ['h2', 'h3'] : ['h2', 'h3', 'h4'];
  const names = surroundings.names ?? new PageNames();
  const named = nameHeadings(
    headings.filter(({ name, parent }) => parent && ranks.includes(name)),
    names.ids,
  );
  for (const link of links) {
    linkPicture(link, surroundings);
    warnings.push(...applyLinkRules(link, surroundings, named.idOf));
  }
  const regions = frameTables(tables, names.regions);
  warnings.push(...ofPictures);
  // In reverse order, since several embeds may move behind the same paragraph.
  for (const embed of embeds.toReversed()) warnings.push(...showEmbed(embed, surroundings));

  const html = serialise(document, { encodeEntities: 'utf8', emptyAttrs: true });
  return {
    html: trustSanitised(html),
    headings: named.contents,
    warnings,
    links: insideOf(links),
    names: { ids: named.ids, regions },
  };
}

/** Returns the targets of internal links. Links that open in a new tab are external. */
function insideOf(links: readonly Element[]): string[] {
  return links.flatMap(({ name, attribs: { href, target } }) =>
    name === 'a' && href !== undefined && target === undefined ? [href] : [],
  );
}

interface FoundElements {
  readonly headings: readonly Element[];
  readonly links: readonly Element[];
  readonly tables: readonly FoundTable[];
  readonly images: readonly Element[];
  readonly embeds: readonly Element[];
}

/** Collects the elements in one walk. Changes during the walk would disturb its order. */
function findElements(document: Document): FoundElements {
  const headings: Element[] = [];
  const links: Element[] = [];
  const tables: FoundTable[] = [];
  const images: Element[] = [];
  const embeds: Element[] = [];
  for (const element of elementsIn(document)) {
    keepLanguageTag(element);
    if (isEmbedding(element)) embeds.push(element);
    switch (element.name) {
      case 'h2':
      case 'h3':
      case 'h4':
        headings.push(element);
        break;
      case 'a':
        links.push(element);
        break;
      case 'table':
        tables.push({ table: element, heading: headings.at(-1) });
        break;
      case 'img':
        images.push(element);
        break;
    }
  }
  return { headings, links, tables, images, embeds };
}

/** Returns all elements in document order, except the fallback content of embeds. */
function elementsIn(document: Document): Element[] {
  const elements: Element[] = [];
  const visit = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if (!(node instanceof Element)) continue;
      elements.push(node);
      if (!isEmbedding(node)) visit(node.children);
    }
  };
  visit(document.children);
  return elements;
}

function keepLanguageTag({ attribs }: Element): void {
  if (!languageTag.test(attribs['lang'] ?? '')) delete attribs['lang'];
}
