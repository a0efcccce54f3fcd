import { sharedDataFolder } from '../../contract/addresses/pageData.ts';
import type { BannerData, SharedData } from '../../contract/records/sharedData.ts';
import { bannerHash } from '../navigation/currentBuild.ts';
import { fetchJson } from '../navigation/fetchJson.ts';
import { trustedHtml } from '../navigation/trustedHtml.ts';
import { reloadOnce } from '../reloadOnce.ts';
import { consents, lacksAnswer, onConsentsChanged } from '../../browser/consent/consents.ts';

/**
 * Puts the banner into the page. This is all that it takes to see it and to fill it in: what saves
 * an answer comes with the answer.
 *
 * @param asked what an answer must cover for the banner to go
 * @param opener what the visitor opened it with: the focus goes to the banner, and back in the end.
 *   A banner that comes by itself leaves the focus where it is.
 */
export async function showBanner(asked: readonly string[], opener?: HTMLElement): Promise<void> {
  const element = await (banner ??= load(asked));
  if (opener) {
    returnTo = opener;
    element.onkeydown = ({ key }) => {
      if (key === 'Escape' && !lacksAnswer(asked)) close(element);
    };
  }
  if (!element.isConnected) {
    if (consents() ?? hasPrivacyControl) (await answers()).fillIn(element);
    // Before all else, so that it is the first that a screen reader and the keyboard come to.
    document.body.prepend(element);
    keepClear(getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0);
  }
  if (opener) element.querySelector('h2')?.focus();
}

let banner: Promise<HTMLElement> | undefined;
let returnTo: HTMLElement | undefined;

async function load(asked: readonly string[]): Promise<HTMLElement> {
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
  // Here, or in another tab.
  onConsentsChanged(() => {
    if (!lacksAnswer(asked)) close(element);
  });
  return element;
}

function answers() {
  return import('./answers.ts').catch(reloadOnce);
}

/** Global Privacy Control is a "no" until the visitor chooses: https://w3c.github.io/gpc/ */
const hasPrivacyControl = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

/** What has the focus is scrolled to where the banner does not cover it (WCAG 2.4.11). */
function keepClear(height: number): void {
  document.documentElement.style.scrollPaddingBottom =
    document.body.style.paddingBottom = `${height}px`;
}

function close(element: HTMLElement): void {
  const hadFocus = element.contains(document.activeElement);
  element.remove();
  keepClear(0);
  if (!hadFocus) return;
  // Who came to the banner first of all goes on with the page, and reads on where it was left.
  (returnTo ?? document.querySelector('main'))?.focus({ preventScroll: true });
  returnTo = undefined;
}
