import { consentReset, type ConsentAnswer } from '../../../contract/markup.ts';
import type { BannerData } from '../../../contract/records.ts';
import { announce } from '../navigation/announcer.ts';
import { changeConsents } from '../../consent/changeConsents.ts';
import { consents } from '../../consent/consents.ts';
import { isConsented } from '../../consent/isConsented.ts';
import { contentConsents } from '../../consent/contentConsents.ts';
import { stopReadingOffline } from '../../offline/offlineReading.ts';
import { contentConsentPrefix } from '../../../contract/storageKeys.ts';
import { pageLabels } from '../pageLabels.ts';

const { text } = pageLabels();

/**
 * Ticks what the visitor has allowed before. Functions that the visitor was not asked about stay
 * empty.
 */
export function fillIn(banner: HTMLElement): void {
  for (const box of boxes(banner)) box.checked = isConsented(box.name);
  listProviders(banner);
  const reset = banner.querySelector<HTMLButtonElement>(consentReset);
  if (reset) reset.hidden = !consents();
}

/** Lists the providers that the visitor always allows. Each can be unticked. */
function listProviders(banner: HTMLElement): void {
  for (const { parentElement: row } of providerBoxes(banner)) row?.parentElement?.remove();
  const choices = banner.querySelector('[role=group]');
  for (const { id, name } of contentConsents()) {
    // A clone has the page's styles of a choice.
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
 * Stores the visitor's answer, which closes the banner, or deletes it, after which the banner asks
 * again.
 *
 * @param entries the functions that the banner asks about
 * @param button the button that was pressed; a script can submit without one
 */
export function answer(
  banner: HTMLElement,
  entries: BannerData['consents'],
  button: HTMLElement | null,
): void {
  const value = (button as HTMLButtonElement | null)?.value ?? '';
  switch (value as ConsentAnswer) {
    case 'all':
    case 'selected':
    case 'none':
      save(banner, entries, value as ConsentAnswer);
      break;
    case 'reset':
      changeConsents({ type: 'reset' });
      fillIn(banner);
      // The pressed button is hidden now.
      banner.querySelector('h2')?.focus();
      announce(text('consent.wasReset'));
      break;
    default:
      changeConsents({ type: 'unknown', name: value });
  }
}

function save(banner: HTMLElement, entries: BannerData['consents'], answer: ConsentAnswer): void {
  const ticked = boxes(banner).filter(({ checked }) => checked);
  const unticked = providerBoxes(banner).filter(({ checked }) => answer !== 'all' && !checked);
  const providers = contentConsents()
    .map(({ id }) => id)
    .filter((id) => !unticked.some(({ name }) => name === contentConsentPrefix + id));
  changeConsents({
    type: 'save',
    providers,
    consents: entries.map((entry) => ({
      ...entry,
      consentGiven:
        entry.locked ||
        answer === 'all' ||
        (answer === 'selected' && ticked.some(({ name }) => name === entry.function_id)),
    })),
  });
  // "Refuse all" also deletes the offline copies. If the browser forbids caches, there are none.
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
