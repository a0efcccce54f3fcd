import { createElement } from 'react';
import { slotElement } from '../../contract/markup.ts';

/**
 * A placeholder in a shared part for content that differs from page to page. The element stays
 * around its content, so that client navigation finds it.
 */
export function Slot({ name }: { name: string }) {
  return createElement(slotElement, { name });
}

/** Returns the names of the slots in rendered HTML, in document order. */
export function slotNames(html: string): string[] {
  return [...html.matchAll(slotPattern)].map(([, name = '']) => name);
}

/** Returns the rendered HTML before, between and after its slots. */
export function piecesAroundSlots(html: string): string[] {
  return html.replace(slotPattern, `<${slotElement}>\0</${slotElement}>`).split('\0');
}

/** Inserts rendered HTML into the slots, in their order. */
export function filledSlots(pieces: readonly string[], fillings: readonly string[]): string {
  return pieces.map((piece, index) => piece + (fillings[index] ?? '')).join('');
}

const slotPattern = new RegExp(`<${slotElement} name="([^"]+)"></${slotElement}>`, 'g');
