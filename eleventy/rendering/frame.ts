import { shortHash } from '../cache/shortHash.ts';
import { hasIsland, needsKey, needsOf, neededTogether, type Needs } from './needs.ts';
import { pageCss, type FinishedCss } from './pageCss.ts';
import type { PageParts, SharedPart } from './pageParts.ts';
import { emotionClasses, shortClasses, withShortClasses } from './region.ts';
import type { ShortClasses } from './region.ts';
import { render } from './render.tsx';
import type { SiteRendering } from './SiteRendering.ts';
import { filledSlots, piecesAroundSlots, slotNames } from './Slot.tsx';

/** What stays while a visitor goes from page to page, but for its slots. */
export interface Frame extends Surroundings {
  /** What the heads of all pages of the language have. */
  readonly head: string;
  /** Header and footer, their slots still empty. */
  readonly header: string;
  readonly footer: string;
  /** The same as it stands around its slots. */
  readonly pieces: { readonly header: readonly string[]; readonly footer: readonly string[] };
  /** What fills the slots on this page, in the order in which they stand. */
  readonly slots: readonly string[];
}

/** What comes into a page beside the frame repeats none of its CSS. */
export interface Surroundings {
  /** All the CSS that comes with it. */
  readonly styles: FinishedCss;
  /** The same for all that bring the same. */
  readonly stylesKey: string;
}

/**
 * Header and footer of a page. Slots come last in the naming of classes: whatever a page fills them
 * with, its header and footer have the names that those of other pages have.
 */
export function renderFrame(page: PageParts, rendering: SiteRendering): Frame {
  const head = renderOnce(page.siteHead, page, rendering);
  const header = renderOnce(page.header, page, rendering);
  const footer = renderOnce(page.footer, page, rendering);
  const fillings = [...header.slots, ...footer.slots].map((name) => {
    const filling = page.slots[name];
    return filling ? render(filling, page.language) : '';
  });
  const { names, ...frame } = finishOnce(page, { header, footer, fillings }, rendering);
  return {
    ...frame,
    head: head.html,
    slots: fillings.map((html) => withShortClasses(html, names)),
  };
}

/** Header and footer as they stand in the page. */
export function withFilledSlots({ pieces, slots }: Frame): { header: string; footer: string } {
  const inHeader = pieces.header.length - 1;
  return {
    header: filledSlots(pieces.header, slots.slice(0, inHeader)),
    footer: filledSlots(pieces.footer, slots.slice(inHeader)),
  };
}

/** Header or footer, its classes as Emotion calls them. */
export interface RenderedPart {
  readonly html: string;
  readonly slots: readonly string[];
  readonly needs: Needs;
}

/** Most of a page's cost is what it shares with others: the menu and the footer. */
function renderOnce(
  { key, element }: SharedPart,
  { language }: PageParts,
  { sharedParts, assets }: SiteRendering,
): RenderedPart {
  return sharedParts.for(key, () => {
    const html = render(element(), language);
    return { html, slots: slotNames(html), needs: needsOf(html, assets.fontFaces) };
  });
}

interface UnfinishedFrame {
  readonly header: RenderedPart;
  readonly footer: RenderedPart;
  readonly fillings: readonly string[];
}

export type FinishedFrame = Omit<Frame, 'head' | 'slots'> & { readonly names: ShortClasses };

/** The fillings of slots differ in their addresses, and hardly ever in their classes. */
function finishOnce(
  page: PageParts,
  { header, footer, fillings }: UnfinishedFrame,
  rendering: SiteRendering,
): FinishedFrame {
  const needsOfFillings = fillings.map((html) => needsOf(html, rendering.assets.fontFaces));
  const key = [
    ...[page.header.key, page.footer.key, ...needsOfFillings.map(needsKey)],
    ...fillings.map((html) => (hasIsland(html) ? html : emotionClasses(html).join(' '))),
  ].join('|');
  return rendering.frames.for(key, () => {
    const names = shortClasses([header.html, footer.html, ...fillings], 's');
    const needs = neededTogether([header.needs, footer.needs, ...needsOfFillings]);
    const styles = pageCss({ names, needs }, rendering);
    const short = {
      header: withShortClasses(header.html, names),
      footer: withShortClasses(footer.html, names),
    };
    return {
      ...{ names, styles, ...short },
      stylesKey: shortHash(`${needsKey(needs)} ${styles.css}`),
      pieces: {
        header: piecesAroundSlots(short.header),
        footer: piecesAroundSlots(short.footer),
      },
    };
  });
}
