import {
  externalContent,
  type ExternalContentAnswer,
  type ExternalContentData,
} from '../../contract/markup/externalContent.ts';
import { announce } from '../navigation/announcer.ts';
import { scriptLabels } from '../scriptLabels.ts';
import { changeConsents } from '../../browser/consent/changeConsents.ts';
import { consents, onConsentsChanged } from '../../browser/consent/consents.ts';
import { isConsented, isEverythingAllowed } from '../../browser/consent/isConsented.ts';
import {
  allowContent,
  contentConsents,
  forbidContent,
  onContentConsentsChanged,
} from '../../browser/consent/contentConsents.ts';

const { text } = scriptLabels([
  'externalContent.loaded',
  'externalContent.stop',
  'externalContent.stopped',
]);

/**
 * Obeys a button beside a content: shows the content and moves the focus into it, or takes away all
 * contents of its provider and moves the focus back to the question.
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
  // "Always" is "once" where nothing can be stored.
  if (!isAllowed(place)) allowedOnce.add(place);
  followConsents();
  place.querySelector('iframe')?.focus();
  announce(text('externalContent.loaded', { title: titleOf(place) }));
}

/** Withdrawing takes one press, as giving did (GDPR, article 7(3)), however the consent was given. */
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

/** Shows what is allowed, and takes away what no longer is. */
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
  // A new answer is about everything: unless it allows everything, "once" ends with it.
  if (!isEverythingAllowed()) allowedOnce = new WeakSet();
  followConsents();
});

/** Forgotten with the page that they are on. */
let allowedOnce = new WeakSet<HTMLElement>();

/** Whether the visitor allowed the provider always, or its function in the banner. */
function isAllowed(place: HTMLElement): boolean {
  const { id, functionId } = providerAt(place);
  return isConsented(functionId) || contentConsents().some((consent) => consent.id === id);
}

function providerAt(place: HTMLElement) {
  const { external: id = '', function: functionId = '' } = dataOf(place);
  return { id, functionId };
}

const stopButton = 'button[value=never]';

/** Looks like the buttons of the question, which the page has rules for. */
function stopButtonOf(place: HTMLElement): HTMLButtonElement {
  const button = (
    place.querySelector('button') as HTMLButtonElement
  ).cloneNode() as HTMLButtonElement;
  button.value = 'never' satisfies ExternalContentAnswer;
  button.textContent = text('externalContent.stop');
  return button;
}

/** It may neither lead the visitor away from the page nor learn which page that is. */
function frameOf(place: HTMLElement): HTMLIFrameElement {
  const { src = '', referrer = 'no-referrer' } = dataOf(place);
  const frame = document.createElement('iframe');
  frame.title = titleOf(place);
  frame.loading = 'lazy';
  frame.allow = 'fullscreen';
  frame.referrerPolicy = referrer;
  // Its own origin is never the page's: the build lets through other hosts only.
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
