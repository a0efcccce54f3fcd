import { sharedDataFolder } from '../../../contract/pageData.ts';
import type { SharedData } from '../../../contract/pageData.ts';
import type { BannerData } from '../../../contract/records.ts';
import { bannerHash } from '../navigation/currentBuild.ts';
import { fetchJson } from '../navigation/fetchJson.ts';
import { trustedHtml } from '../navigation/trustedHtml.ts';
import { reloadOnce } from '../reloadOnce.ts';
import { consents, lacksAnswer, onConsentsChanged } from '../../consent/consents.ts';

/**
 * Inserts the banner into the page. Loads only what the banner needs to be seen and filled in: the
 * code that saves an answer loads with the answer.
 *
 * @param functionIds the functions that need an answer before the banner closes
 * @param opener the element that opened the banner: the focus moves to the banner, and back when it
 *   closes. A banner that opens automatically does not move the focus.
 */
export async function showBanner(
  functionIds: readonly string[],
  opener?: HTMLElement,
): Promise<void> {
  const element = await (banner ??= load(functionIds));
  if (opener) {
    returnTo = opener;
    element.onkeydown = ({ key }) => {
      if (key === 'Escape' && !lacksAnswer(functionIds)) close(element);
    };
  }
  if (!element.isConnected) {
    if (consents() ?? hasPrivacyControl) (await answers()).fillIn(element);
    const choices = element.querySelector('details');
    // Open the choices for visitors who have answered before, so that they see their answer.
    if (choices) choices.open = Boolean(consents());
    // First in the body, so that screen readers and the keyboard reach it first.
    document.body.prepend(element);
    keepClearOf(element);
  }
  if (opener) element.querySelector('h2')?.focus();
}

let banner: Promise<HTMLElement> | undefined;
let returnTo: HTMLElement | undefined;

async function load(functionIds: readonly string[]): Promise<HTMLElement> {
  const { data } = (await fetchJson(`${sharedDataFolder}${bannerHash ?? ''}`).catch(
    (error: unknown) => {
      banner = undefined;
      throw error;
    },
  )) as SharedData<BannerData>;
  document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(data.css));
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(data.html);
  const element = template.content.firstElementChild as HTMLElement;
  element.onsubmit = (event) => {
    event.preventDefault();
    void answers().then(({ answer }) => answer(element, data.consents, event.submitter));
  };
  // The choices change the banner's height. The event does not bubble.
  element.addEventListener('toggle', () => keepClearOf(element), { capture: true });
  // An answer in this tab or in another.
  onConsentsChanged(() => {
    if (!lacksAnswer(functionIds)) close(element);
  });
  return element;
}

function answers() {
  return import('./answers.ts').catch(reloadOnce);
}

/**
 * Global Privacy Control counts as a refusal until the visitor chooses: https://w3c.github.io/gpc/
 */
const hasPrivacyControl = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

function keepClearOf(element: HTMLElement): void {
  const isFixed = getComputedStyle(element).position === 'fixed';
  // Measure from the banner's upper edge: it ends a little above the window's lower edge.
  keepClear(isFixed ? innerHeight - element.offsetTop : 0);
}

/**
 * Makes the browser scroll a focused element to where the banner does not cover it (WCAG 2.4.11). The footer
 * gets the room below the page: its colour fills the room, and it is not printed, where the room would make
 * an empty page.
 */
function keepClear(height: number): void {
  const room = height ? `${height}px` : '';
  document.documentElement.style.scrollPaddingBottom = room;
  const footer = document.querySelector<HTMLElement>('body > footer');
  if (footer) footer.style.paddingBottom = room;
}

function close(element: HTMLElement): void {
  const hadFocus = element.contains(document.activeElement);
  element.remove();
  keepClear(0);
  if (!hadFocus) return;
  // A banner that opened automatically has no opener: the focus moves to the main content, without
  // scrolling.
  (returnTo ?? document.querySelector('main'))?.focus({ preventScroll: true });
  returnTo = undefined;
}
