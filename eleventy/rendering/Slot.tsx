import { createElement } from 'react';

/** Keeps a place free in a shared part for what differs from page to page. */
export function Slot({ name }: { name: string }) {
  return createElement(element, { name });
}

/** Puts rendered HTML where the slots are. */
export function fillSlots(html: string, filling: (name: string) => string): string {
  return html.replace(slotPattern, (_slot, name: string) => filling(name));
}

const element = 'collegium-slot';
const slotPattern = new RegExp(`<${element} name="([^"]+)"></${element}>`, 'g');
