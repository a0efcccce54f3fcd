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
  const element = button.closest<HTMLElement>(externalContent);
  if (!element) return;
  const answer = button.value as ExternalContentAnswer;
  if (answer === 'never') withdraw(element);
  else allow(element, answer);
}

function allow(element: HTMLElement, answer: 'once' | 'always'): void {
  const { id, functionId } = providerAt(element);
  if (answer === 'always') allowContent({ id, functionId, name: dataOf(element).name ?? id });
  // If nothing can be stored, "always" works like "once".
  if (!isAllowed(element)) allowedOnce.add(element);
  followConsents();
  element.querySelector('iframe')?.focus();
  announce(text('externalContent.loaded', { title: titleOf(element) }));
}

/**
 * Withdraws the consent, however it was given, with one press, as giving it took (GDPR, article
 * 7(3)).
 */
function withdraw(element: HTMLElement): void {
  const { id, functionId } = providerAt(element);
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
  element.querySelector('button')?.focus();
  announce(text('externalContent.stopped', { title: titleOf(element) }));
}

/** Shows the contents that are allowed, and removes those that no longer are. */
export function followConsents(): void {
  for (const element of document.querySelectorAll<HTMLElement>(externalContent)) {
    const shown = element.querySelector('iframe');
    const isWanted = allowedOnce.has(element) || isAllowed(element);
    if (isWanted && !shown) {
      element.firstElementChild?.append(frameOf(element));
      element.lastElementChild?.append(' ', stopButtonOf(element));
    }
    if (!isWanted && shown) {
      shown.remove();
      element.querySelector(stopButton)?.remove();
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
function isAllowed(element: HTMLElement): boolean {
  const { id, functionId } = providerAt(element);
  return isConsented(functionId) || contentConsents().some((consent) => consent.id === id);
}

function providerAt(element: HTMLElement) {
  const { external: id = '', function: functionId = '' } = dataOf(element);
  return { id, functionId };
}

const stopButton = 'button[value=never]';

/** A copy of the question's button, so that the page's styles apply. */
function stopButtonOf(element: HTMLElement): HTMLButtonElement {
  const button = (
    element.querySelector('button') as HTMLButtonElement
  ).cloneNode() as HTMLButtonElement;
  button.value = 'never' satisfies ExternalContentAnswer;
  button.textContent = text('externalContent.stop');
  return button;
}

/** The frame must neither navigate the visitor away from the page nor learn the page's address. */
function frameOf(element: HTMLElement): HTMLIFrameElement {
  const { src = '', referrer = 'no-referrer' } = dataOf(element);
  const frame = document.createElement('iframe');
  frame.title = titleOf(element);
  frame.loading = 'lazy';
  frame.allow = 'fullscreen';
  frame.referrerPolicy = referrer;
  // `allow-same-origin` is safe: the build accepts only addresses of other hosts.
  frame.sandbox.value =
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
  frame.src = src;
  return frame;
}

function titleOf(element: HTMLElement): string {
  return element.ariaLabel ?? '';
}

function dataOf({ dataset }: HTMLElement): Partial<ExternalContentData> {
  return dataset;
}
