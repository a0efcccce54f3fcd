import type * as Library from '@testing-library/dom';

/*
 * Functions that run in the browser. Each is sent as text, so it must not use anything else from
 * this file.
 */

declare const TestingLibraryDom: typeof Library;

/** An element to find: by its role, or by a selector if it has no role. */
export interface Target {
  readonly role?: string;
  readonly selector?: string;
  /** The complete accessible name, or a regular expression, which JSON has no type for. */
  readonly name?: string | { readonly pattern: string };
  /** A regular expression for the text. */
  readonly content?: string;
  /** The selector of the part of the page to look in. */
  readonly within?: string;
}

export interface Found {
  readonly text: string;
  /** The accessible description. */
  readonly description: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isPressed: boolean;
  readonly isFocused: boolean;
  readonly isInWindow: boolean;
}

/** The visible elements that fit a target. */
export function look(target: Target, scrolls: boolean): readonly (Found & Place)[] {
  const { role, selector = '*', name, content = '', within = 'body' } = target;
  const root = document.querySelector<HTMLElement>(within);
  if (!root) return [];
  const accessibleName = typeof name === 'object' ? new RegExp(name.pattern) : name;
  const candidates =
    role === undefined
      ? [...root.querySelectorAll<HTMLElement>(selector)]
      : TestingLibraryDom.queryAllByRole(root, role, {
          hidden: true,
          ...(accessibleName !== undefined && { name: accessibleName }),
        });
  const isMeant = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]') &&
    new RegExp(content).test(element.innerText.trim());
  return candidates.filter(isMeant).map((element) => {
    if (scrolls) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A link may be broken into lines.
    const { left, top, width, height } =
      element.getClientRects()[0] ?? element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isHit = element.contains(hit) || hit?.closest('label')?.control === element;
    const input: Partial<HTMLInputElement> = element;
    const describers = (element.getAttribute('aria-describedby') ?? '').split(' ');
    return {
      text: element.innerText.trim(),
      description: describers.map((id) => document.getElementById(id)?.innerText.trim()).join(' '),
      value: input.value ?? '',
      isChecked: input.checked ?? false,
      isPressed: element.getAttribute('aria-pressed') === 'true',
      isFocused: element === document.activeElement,
      isInWindow: y >= 0 && y <= innerHeight && x >= 0 && x <= innerWidth,
      x,
      y,
      cover: isHit ? '' : (hit?.outerHTML.slice(0, 120) ?? 'nothing'),
    };
  });
}

/** Where a finger would touch the element, and what it would touch instead. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly cover: string;
}
