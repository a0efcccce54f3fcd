import { announce } from '../navigation/announcer.ts';
import { changeConsents } from '../state/changeConsents.ts';
import { isConsented } from '../state/consents.ts';
import type { Banner } from './banner.ts';

/** Ticks what the visitor has allowed before, and nothing of what the visitor was not asked. */
export function fillIn({ element }: Banner): void {
  for (const box of boxes(element)) box.checked = isConsented(box.name);
}

/**
 * Keeps the visitor's answer, which closes the banner.
 *
 * @param button the one that was pressed: its value is `all`, `selected` or `none`
 */
export function save({ element, data }: Banner, button: HTMLElement | null): void {
  const { value } = button as HTMLButtonElement;
  const ticked = boxes(element).filter(({ checked }) => checked);
  changeConsents({
    type: 'save',
    consents: data.consents.map((entry) => ({
      ...entry,
      consentGiven:
        entry.locked ||
        value === 'all' ||
        (value === 'selected' && ticked.some(({ name }) => name === entry.function_id)),
    })),
  });
  announce(element.dataset['saved'] ?? '');
}

function boxes(element: HTMLElement): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>('input:enabled')];
}
