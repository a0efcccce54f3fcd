import type { Target } from '../inPage.ts';

/* Elements by the role and name that all assistive technologies report. */

export function link(name: string, within?: string): Target {
  return { role: 'link', name, ...(within && { within }) };
}

export function button(name: string, within?: string): Target {
  return { role: 'button', name, ...(within && { within }) };
}

export function heading(name: string): Target {
  return { role: 'heading', name };
}

/** The main heading of a page. */
export function title(name: string): Target {
  return { selector: 'main h1', content: `^${name}$` };
}

export function textbox(name: string): Target {
  return { role: 'textbox', name: { pattern: `^${name}` } };
}

export function checkbox(name: string): Target {
  return { role: 'checkbox', name: { pattern: `^${name}` } };
}

/** A group of the main menu, which opens and closes. */
export function menuGroup(name: string): Target {
  return { selector: 'header summary', content: `^${name}$` };
}

export const refuseAll = button('Alle Cookies ablehnen');
export const menuButton = button('Menü');
