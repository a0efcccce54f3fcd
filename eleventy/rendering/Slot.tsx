import { createElement } from 'react';
import { slotElement } from '../../contract/markup/slot.ts';

/**
 * Keeps a place free in a shared part for what differs from page to page. The element stays around
 * its filling, so that client navigation finds it.
 */
export function Slot({ name }: { name: string }) {
  return createElement(slotElement, { name });
}

/** The names of the slots in rendered HTML, in the order in which they stand. */
export function slotNames(html: string): string[] {
  return [...html.matchAll(slotPattern)].map(([, name = '']) => name);
}

/** Rendered HTML as it stands before, between and after its slots. */
export function piecesAroundSlots(html: string): string[] {
  return html.replace(slotPattern, `<${slotElement}>\0</${slotElement}>`).split('\0');
}

/** Puts rendered HTML where the slots are, one for each in their order. */
export function filledSlots(pieces: readonly string[], fillings: readonly string[]): string {
  return pieces.map((piece, index) => piece + (fillings[index] ?? '')).join('');
}

const slotPattern = new RegExp(`<${slotElement} name="([^"]+)"></${slotElement}>`, 'g');
