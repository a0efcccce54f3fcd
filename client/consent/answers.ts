import type { ConsentAnswer } from '../../contract/markup/consent.ts';
import type { BannerData } from '../../contract/records/sharedData.ts';
import { announce } from '../navigation/announcer.ts';
import { changeConsents } from '../../browser/consent/changeConsents.ts';
import { isConsented } from '../../browser/consent/consents.ts';
import { scriptLabels } from '../scriptLabels.ts';

const { text } = scriptLabels(['consent.saved']);

/** Ticks what the visitor has allowed before, and nothing of what the visitor was not asked. */
export function fillIn(banner: HTMLElement): void {
  for (const box of boxes(banner)) box.checked = isConsented(box.name);
}

/**
 * Keeps the visitor's answer, which closes the banner.
 *
 * @param asked what the banner asks about
 * @param button the one that was pressed: its value is `all`, `selected` or `none`
 */
export function save(
  banner: HTMLElement,
  asked: BannerData['consents'],
  button: HTMLElement | null,
): void {
  const answer = (button as HTMLButtonElement).value as ConsentAnswer;
  const ticked = boxes(banner).filter(({ checked }) => checked);
  changeConsents({
    type: 'save',
    consents: asked.map((entry) => ({
      ...entry,
      consentGiven:
        entry.locked ||
        answer === 'all' ||
        (answer === 'selected' && ticked.some(({ name }) => name === entry.function_id)),
    })),
  });
  announce(text('consent.saved'));
}

function boxes(banner: HTMLElement): HTMLInputElement[] {
  return [...banner.querySelectorAll<HTMLInputElement>('input:enabled')];
}
