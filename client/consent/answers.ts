import { consentReset, type ConsentAnswer } from '../../contract/markup/consent.ts';
import type { BannerData } from '../../contract/records/sharedData.ts';
import { announce } from '../navigation/announcer.ts';
import { changeConsents } from '../../browser/consent/changeConsents.ts';
import { consents } from '../../browser/consent/consents.ts';
import { isConsented } from '../../browser/consent/isConsented.ts';
import { contentConsents } from '../../browser/consent/contentConsents.ts';
import { stopReadingOffline } from '../../browser/offline/offlineReading.ts';
import { contentConsentPrefix } from '../../contract/storageKeys.ts';
import { scriptLabels } from '../scriptLabels.ts';

const { text } = scriptLabels(['consent.saved', 'consent.wasReset']);

/** Ticks what the visitor has allowed before, and nothing of what the visitor was not asked. */
export function fillIn(banner: HTMLElement): void {
  for (const box of boxes(banner)) box.checked = isConsented(box.name);
  listProviders(banner);
  const reset = banner.querySelector<HTMLButtonElement>(consentReset);
  if (reset) reset.hidden = !consents();
}

/** Lists the providers whose contents the visitor always allows, each of which can be unticked. */
function listProviders(banner: HTMLElement): void {
  for (const { parentElement: row } of providerBoxes(banner)) row?.parentElement?.remove();
  const choices = banner.querySelector('[role=group]');
  for (const { id, name } of contentConsents()) {
    // Has the looks of a choice, which are the page's.
    const row = choices?.lastElementChild?.cloneNode(true) as HTMLElement | undefined;
    const box = row?.querySelector('input');
    const label = row?.querySelector('label');
    if (!row || !box || !label) return;
    box.name = label.htmlFor = box.id = contentConsentPrefix + id;
    box.removeAttribute('aria-describedby');
    box.checked = true;
    label.textContent = name;
    choices?.append(row);
  }
}

/**
 * Stores the visitor's answer, which closes the banner, or deletes it, after which the banner asks again.
 *
 * @param asked what the banner asks about
 * @param button the one that was pressed; a script can submit without one
 */
export function answer(
  banner: HTMLElement,
  asked: BannerData['consents'],
  button: HTMLElement | null,
): void {
  const value = (button as HTMLButtonElement | null)?.value ?? '';
  switch (value as ConsentAnswer) {
    case 'all':
    case 'selected':
    case 'none':
      save(banner, asked, value as ConsentAnswer);
      break;
    case 'reset':
      changeConsents({ type: 'reset' });
      fillIn(banner);
      // The button that was pressed is hidden now.
      banner.querySelector('h2')?.focus();
      announce(text('consent.wasReset'));
      break;
    default:
      changeConsents({ type: 'unknown', name: value });
  }
}

function save(banner: HTMLElement, asked: BannerData['consents'], answer: ConsentAnswer): void {
  const ticked = boxes(banner).filter(({ checked }) => checked);
  const unticked = providerBoxes(banner).filter(({ checked }) => answer !== 'all' && !checked);
  const providers = contentConsents()
    .map(({ id }) => id)
    .filter((id) => !unticked.some(({ name }) => name === contentConsentPrefix + id));
  changeConsents({
    type: 'save',
    providers,
    consents: asked.map((entry) => ({
      ...entry,
      consentGiven:
        entry.locked ||
        answer === 'all' ||
        (answer === 'selected' && ticked.some(({ name }) => name === entry.function_id)),
    })),
  });
  // A refusal of everything is one of copies, too. There are none where the browser forbids them.
  if (answer === 'none') void stopReadingOffline().catch(() => undefined);
  announce(text('consent.saved'));
}

/** The checkboxes of the functions that the banner asks about. */
function boxes(banner: HTMLElement): HTMLInputElement[] {
  return [...banner.querySelectorAll<HTMLInputElement>(`input:enabled:not(${ofProvider})`)];
}

function providerBoxes(banner: HTMLElement): HTMLInputElement[] {
  return [...banner.querySelectorAll<HTMLInputElement>(ofProvider)];
}

const ofProvider = `[name^="${contentConsentPrefix}"]`;
