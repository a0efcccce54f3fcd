import {
  externalContent,
  type ExternalContentAnswer,
  type ExternalContentData,
} from '../../contract/markup/externalContent.ts';
import { announce } from '../navigation/announcer.ts';
import { scriptLabels } from '../scriptLabels.ts';
import { isConsented } from '../../browser/consent/consents.ts';
import {
  allowContent,
  contentConsents,
  onContentConsentsChanged,
} from '../../browser/consent/contentConsents.ts';

const { text } = scriptLabels(['externalContent.loaded']);

/**
 * Shows the content that a button stands beside, and goes on in it.
 *
 * @param button its value is `once` or `always`
 */
export function show(button: HTMLButtonElement): void {
  const place = button.closest<HTMLElement>(externalContent);
  if (!place) return;
  const { external: id = '', name = '' } = dataOf(place);
  if ((button.value as ExternalContentAnswer) === 'always') allowContent({ id, name });
  // "Always" is "once" where nothing can be kept.
  if (!isAllowed(place)) allowedOnce.add(place);
  followConsents();
  place.querySelector('iframe')?.focus();
  announce(text('externalContent.loaded', { title: titleOf(place) }));
}

/** Shows what is allowed, and takes away what is no longer. */
export function followConsents(): void {
  for (const place of document.querySelectorAll<HTMLElement>(externalContent)) {
    const shown = place.querySelector('iframe');
    const isWanted = allowedOnce.has(place) || isAllowed(place);
    if (isWanted && !shown) place.firstElementChild?.append(frameOf(place));
    if (!isWanted) shown?.remove();
  }
}

// Of the banner's choices, what loads this tells (./awaitExternalContent.ts).
onContentConsentsChanged(followConsents);

/** Forgotten with the page that they are on. */
const allowedOnce = new WeakSet<HTMLElement>();

/**
 * Whether the visitor always allows what is to stand in a place: its provider, or its function in
 * the banner. Which functions the banner has, editors decide.
 */
function isAllowed(place: HTMLElement): boolean {
  const { external, function: functionId = '' } = dataOf(place);
  return isConsented(functionId) || contentConsents().some(({ id }) => id === external);
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
