import type { Content } from '../../data/Content.ts';
import type { Assets } from '../assets/assets.ts';
import { hasIsland, needsKey, needsOf, neededTogether, type Needs } from './needs.ts';
import { pageCss } from './pageCss.ts';
import type { PageParts, SharedPart } from './pageParts.ts';
import { emotionClasses, rulesOf, shortClasses, withShortClasses } from './region.ts';
import type { ShortClasses } from './region.ts';
import { render } from './render.tsx';
import { fillSlots, slotNames } from './Slot.tsx';

/** What stays while a visitor goes from page to page, but for its slots. */
export interface Frame extends Surroundings {
  /** Header and footer, their slots still empty. */
  readonly header: string;
  readonly footer: string;
  /** What fills the slots on this page, in the order in which they stand. */
  readonly slots: readonly string[];
}

/** What comes into a page beside the frame repeats none of its CSS. */
export interface Surroundings {
  /** The rules of its components. */
  readonly css: string;
  readonly needs: Needs;
  /** All the CSS that comes with it. */
  readonly finishedCss: string;
}

/**
 * Header and footer of a page. Slots come last in the naming of classes: whatever a page fills them
 * with, its header and footer have the names that those of other pages have.
 */
export function renderFrame(page: PageParts, content: Content, assets: Assets): Frame {
  const header = renderOnce(page.header, page, content, assets);
  const footer = renderOnce(page.footer, page, content, assets);
  const fillings = [...header.slots, ...footer.slots].map((name) => {
    const filling = page.slots[name];
    return filling ? render(filling, page.language) : '';
  });
  const { names, ...frame } = finishOnce(page, { header, footer, fillings }, content, assets);
  return { ...frame, slots: fillings.map((html) => withShortClasses(html, names)) };
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

/** Header or footer, its classes as Emotion calls them. */
interface RenderedPart {
  readonly html: string;
  readonly slots: readonly string[];
  readonly needs: Needs;
}

/** Most of a page's cost is what it shares with others: the menu and the footer. */
function renderOnce(
  { key, element }: SharedPart,
  { language }: PageParts,
  content: Content,
  { fontFaces }: Assets,
): RenderedPart {
  const rendered = renderedParts.get(content) ?? new Map<string, RenderedPart>();
  renderedParts.set(content, rendered);
  const known = rendered.get(key);
  if (known) return known;
  const html = render(element(), language);
  const part = { html, slots: slotNames(html), needs: needsOf(html, fontFaces) };
  rendered.set(key, part);
  return part;
}

const renderedParts = new WeakMap<Content, Map<string, RenderedPart>>();

interface UnfinishedFrame {
  readonly header: RenderedPart;
  readonly footer: RenderedPart;
  readonly fillings: readonly string[];
}

type FinishedFrame = Omit<Frame, 'slots'> & { readonly names: ShortClasses };

/** The fillings of slots differ in their addresses, and hardly ever in their classes. */
function finishOnce(
  page: PageParts,
  { header, footer, fillings }: UnfinishedFrame,
  content: Content,
  { fontFaces }: Assets,
): FinishedFrame {
  const needsOfFillings = fillings.map((html) => needsOf(html, fontFaces));
  const key = [
    ...[page.header.key, page.footer.key, ...needsOfFillings.map(needsKey)],
    ...fillings.map((html) => (hasIsland(html) ? html : emotionClasses(html).join(' '))),
  ].join('|');
  const finished = finishedFrames.get(content) ?? new Map<string, FinishedFrame>();
  finishedFrames.set(content, finished);
  const known = finished.get(key);
  if (known) return known;
  const names = shortClasses([header.html, footer.html, ...fillings], 's');
  const css = rulesOf(names);
  const needs = neededTogether([header.needs, footer.needs, ...needsOfFillings]);
  const frame = {
    ...{ names, css, needs },
    finishedCss: pageCss({ css, needs }, content.site.theme, fontFaces),
    header: withShortClasses(header.html, names),
    footer: withShortClasses(footer.html, names),
  };
  finished.set(key, frame);
  return frame;
}

const finishedFrames = new WeakMap<Content, Map<string, FinishedFrame>>();
