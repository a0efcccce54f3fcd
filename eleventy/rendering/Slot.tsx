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

/** Puts rendered HTML where the slots are, one for each in their order. */
export function fillSlots(html: string, fillings: readonly string[]): string {
  let next = 0;
  return html.replace(
    slotPattern,
    () => `<${slotElement}>${fillings[next++] ?? ''}</${slotElement}>`,
  );
}

const slotPattern = new RegExp(`<${slotElement} name="([^"]+)"></${slotElement}>`, 'g');
