import { shortHash } from '../cache/shortHash.ts';
import { hasIsland, needsKey, needsOf, neededTogether } from './needs.ts';
import { pageCss } from './pageCss.ts';
import type { PageParts, SharedPart } from './pageParts.ts';
import { emotionClasses, shortClasses, withShortClasses } from './region.ts';
import { render } from './render.tsx';
import { renderRemembered, sharedRenderKey } from './renderMemo.ts';
import type { FinishedFrame, RenderedPart } from './renderedParts.ts';
import type { SiteRendering } from './SiteRendering.ts';
import { filledSlots, piecesAroundSlots, slotNames } from './Slot.tsx';

/** The parts of a page that stay during client navigation, except for their slots. */
export interface Frame extends Omit<FinishedFrame, 'names'> {
  /** The HTML in the head of all pages of the language. */
  readonly head: string;
  /** The contents of the slots on this page, in order. */
  readonly slots: readonly string[];
}

/**
 * Renders the header and footer of a page. Slots get their class names last, so that header and
 * footer have the same names on all pages, whatever is in the slots.
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

/** Returns header and footer with filled slots. */
export function withFilledSlots({ pieces, slots }: Frame): { header: string; footer: string } {
  const inHeader = pieces.header.length - 1;
  return {
    header: filledSlots(pieces.header, slots.slice(0, inHeader)),
    footer: filledSlots(pieces.footer, slots.slice(inHeader)),
  };
}

/** Renders a shared part once. Menu and footer are most of the cost of a page. */
function renderOnce(
  part: SharedPart,
  { language }: PageParts,
  rendering: SiteRendering,
): RenderedPart {
  return rendering.sharedParts.for(part.key, () => {
    const html = renderRemembered(part.element(), language, rendering, () =>
      sharedRenderKey(part, language, rendering),
    );
    return { html, slots: slotNames(html), needs: needsOf(html, rendering.assets.fontFaces) };
  });
}

interface UnfinishedFrame {
  readonly header: RenderedPart;
  readonly footer: RenderedPart;
  readonly fillings: readonly string[];
}

/**
 * Finishes a frame once for pages with equal classes: the contents of slots differ in their
 * addresses, but rarely in their classes.
 */
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
