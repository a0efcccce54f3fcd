import {
  externalContent,
  type ExternalContentAnswer,
  type ExternalContentData,
} from '../../../contract/markup.ts';
import { announce } from '../navigation/announcer.ts';
import { pageLabels } from '../pageLabels.ts';
import { changeConsents } from '../../consent/changeConsents.ts';
import { consents, onConsentsChanged } from '../../consent/consents.ts';
import { isConsented, isEverythingAllowed } from '../../consent/isConsented.ts';
import {
  allowContent,
  contentConsents,
  forbidContent,
  onContentConsentsChanged,
} from '../../consent/contentConsents.ts';

const { text } = pageLabels();

/**
 * Handles a button next to a third-party content: shows the content and moves the focus into it, or
 * removes all contents of its provider and moves the focus back to the question.
 *
 * @param button its value is `once`, `always` or `never`
 */
export function obey(button: HTMLButtonElement): void {
  const place = button.closest<HTMLElement>(externalContent);
  if (!place) return;
  const answer = button.value as ExternalContentAnswer;
  if (answer === 'never') withdraw(place);
  else allow(place, answer);
}

function allow(place: HTMLElement, answer: 'once' | 'always'): void {
  const { id, functionId } = providerAt(place);
  if (answer === 'always') allowContent({ id, functionId, name: dataOf(place).name ?? id });
  // If nothing can be stored, "always" works like "once".
  if (!isAllowed(place)) allowedOnce.add(place);
  followConsents();
  place.querySelector('iframe')?.focus();
  announce(text('externalContent.loaded', { title: titleOf(place) }));
}

/**
 * Withdraws the consent, however it was given, with one press, as giving it took (GDPR, article
 * 7(3)).
 */
function withdraw(place: HTMLElement): void {
  const { id, functionId } = providerAt(place);
  for (const other of document.querySelectorAll<HTMLElement>(externalContent)) {
    if (providerAt(other).id === id) allowedOnce.delete(other);
  }
  forbidContent(id);
  const record = consents() ?? [];
  if (isConsented(functionId)) {
    changeConsents({
      type: 'save',
      isAnswer: false,
      consents: record.map((entry) =>
        entry.function_id === functionId ? { ...entry, consentGiven: false } : entry,
      ),
    });
  }
  followConsents();
  place.querySelector('button')?.focus();
  announce(text('externalContent.stopped', { title: titleOf(place) }));
}

/** Shows the contents that are allowed, and removes those that no longer are. */
export function followConsents(): void {
  for (const place of document.querySelectorAll<HTMLElement>(externalContent)) {
    const shown = place.querySelector('iframe');
    const isWanted = allowedOnce.has(place) || isAllowed(place);
    if (isWanted && !shown) {
      place.firstElementChild?.append(frameOf(place));
      place.lastElementChild?.append(' ', stopButtonOf(place));
    }
    if (!isWanted && shown) {
      shown.remove();
      place.querySelector(stopButton)?.remove();
    }
  }
}

onContentConsentsChanged(followConsents);
onConsentsChanged(() => {
  // A new answer covers everything: unless it allows everything, "once" ends with it.
  if (!isEverythingAllowed()) allowedOnce = new WeakSet();
  followConsents();
});

/** Lasts as long as the page. */
let allowedOnce = new WeakSet<HTMLElement>();

/** True if the visitor always allows the provider, or allowed its function in the banner. */
function isAllowed(place: HTMLElement): boolean {
  const { id, functionId } = providerAt(place);
  return isConsented(functionId) || contentConsents().some((consent) => consent.id === id);
}

function providerAt(place: HTMLElement) {
  const { external: id = '', function: functionId = '' } = dataOf(place);
  return { id, functionId };
}

const stopButton = 'button[value=never]';

/** A copy of the question's button, so that the page's styles apply. */
function stopButtonOf(place: HTMLElement): HTMLButtonElement {
  const button = (
    place.querySelector('button') as HTMLButtonElement
  ).cloneNode() as HTMLButtonElement;
  button.value = 'never' satisfies ExternalContentAnswer;
  button.textContent = text('externalContent.stop');
  return button;
}

/** The frame must neither navigate the visitor away from the page nor learn the page's address. */
function frameOf(place: HTMLElement): HTMLIFrameElement {
  const { src = '', referrer = 'no-referrer' } = dataOf(place);
  const frame = document.createElement('iframe');
  frame.title = titleOf(place);
  frame.loading = 'lazy';
  frame.allow = 'fullscreen';
  frame.referrerPolicy = referrer;
  // `allow-same-origin` is safe: the build accepts only addresses of other hosts.
  frame.sandbox.value =
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
  frame.src = src;
  return frame;
}

function titleOf(place: HTMLElement): string {
  return place.ariaLabel ?? '';
}

function dataOf({ dataset }: HTMLElement): Partial<ExternalContentData> {
  return dataset;
}
