import type { Content } from '../../data/Content.ts';
import type { PageParts, SharedPart } from './pageParts.ts';
import { regions } from './region.ts';
import { render } from './render.tsx';
import { fillSlots, slotNames } from './Slot.tsx';

/** What stays while a visitor goes from page to page, but for its slots. */
export interface Frame {
  /** Header and footer, their slots still empty. */
  readonly header: string;
  readonly footer: string;
  /** What fills the slots on this page, in the order in which they stand. */
  readonly slots: readonly string[];
  readonly css: string;
}

/**
 * Header and footer of a page. Slots come last in the naming of classes: whatever a page fills them
 * with, its header and footer have the names that those of other pages have.
 */
export function renderFrame(page: PageParts, content: Content): Frame {
  const { language } = page;
  const shared = [page.header, page.footer].map((part) => renderOnce(part, language, content));
  const fillings = shared.flatMap(slotNames).map((name) => {
    const filling = page.slots[name];
    return filling ? render(filling, language) : '';
  });
  const { parts, css } = regions([...shared, ...fillings], 's');
  const [header = '', footer = '', ...slots] = parts;
  return { header, footer, slots, css };
}

/** Header and footer as they stand in the page. */
export function withFilledSlots({ header, footer, slots }: Frame): {
  header: string;
  footer: string;
} {
  const inHeader = slotNames(header).length;
  return {
    header: fillSlots(header, slots.slice(0, inHeader)),
    footer: fillSlots(footer, slots.slice(inHeader)),
  };
}

/** Most of a page's cost is what it shares with others: the menu and the footer. */
function renderOnce(
  { key, element }: SharedPart,
  language: PageParts['language'],
  content: Content,
) {
  const rendered = sharedParts.get(content) ?? new Map<string, string>();
  sharedParts.set(content, rendered);
  const html = rendered.get(key) ?? render(element(), language);
  rendered.set(key, html);
  return html;
}

const sharedParts = new WeakMap<Content, Map<string, string>>();
