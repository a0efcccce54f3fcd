/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { changeConsents as ChangeConsents } from '../../../../../browser/consent/changeConsents.ts';
import type { showBanner as ShowBanner } from '../../../../../browser/page/consent/banner.ts';
import { newDocument } from '../newDocument.ts';

const showBanner = jest.fn<typeof ShowBanner>();
const loadedAllowed = jest.fn();

/** Opens a page in a browser with these stored answers. */
async function open(footer: string, kept?: Readonly<Record<string, boolean>>) {
  newDocument(`<main></main><footer>${footer}</footer>`);
  jest.unstable_mockModule('../../../../../browser/page/consent/banner.ts', () => ({ showBanner }));
  jest.unstable_mockModule('../../../../../browser/page/consent/allowed.ts', () => {
    loadedAllowed();
    return {};
  });
  localStorage.clear();
  if (kept) localStorage.setItem('int-consents', JSON.stringify(answers(kept)));
  const { startConsent } = await import('../../../../../browser/page/consent/start.ts');
  const { changeConsents } = await import('../../../../../browser/consent/changeConsents.ts');
  const { tellNavigated } = await import('../../../../../browser/page/navigation/onNavigated.ts');
  startConsent();
  await settled();
  return {
    change: (...[action]: Parameters<typeof ChangeConsents>) => changeConsents(action),
    navigate: () => tellNavigated({ referrer: '/', main: document.body }),
  };
}

const answers = (given: Readonly<Record<string, boolean>>) =>
  Object.entries(given).map(([function_id, consentGiven]) => ({ function_id, consentGiven }));

/** Waits for idle callbacks and for the modules that they import. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

const opener = '<button data-consents="functional matomo" data-matomo="https://m.example 7">';
const asked = ['functional', 'matomo'];
const answered = { functional: true, matomo: false };

beforeEach(() => {
  showBanner.mockReset();
  loadedAllowed.mockReset();
});

it('asks nothing if the website has no functions to ask about', async () => {
  const page = await open('', answered);
  page.navigate();
  await settled();
  expect(showBanner).not.toHaveBeenCalled();
  expect(loadedAllowed).not.toHaveBeenCalled();
});

it('comes only when it is opened where there is nothing to refuse', async () => {
  const page = await open('<button data-consents="">');
  page.navigate();
  await settled();
  expect(showBanner).not.toHaveBeenCalled();
  const button = document.querySelector('button')!;
  button.click();
  await settled();
  expect(showBanner.mock.calls).toEqual([[[''], button]]);
});

it('asks a visitor without an answer, and runs nothing', async () => {
  await open(opener);
  expect(showBanner.mock.calls).toEqual([[asked, undefined]]);
  expect(loadedAllowed).not.toHaveBeenCalled();
});

it('asks again where one answer is missing', async () => {
  await open(opener, { functional: true });
  expect(showBanner).toHaveBeenCalledTimes(1);
});

it('asks no visitor who has answered', async () => {
  const page = await open(opener, answered);
  page.navigate();
  await settled();
  expect(showBanner).not.toHaveBeenCalled();
});

// Specification, section 4: also when the show flag is set.
it('asks a visitor who has answered where the show flag is set', async () => {
  await open(opener.replace('>', ' data-show>'), answered);
  expect(showBanner.mock.calls).toEqual([[asked, undefined]]);
});

it('asks on the next page a visitor who could not be asked', async () => {
  const page = await open(opener);
  page.navigate();
  await settled();
  expect(showBanner).toHaveBeenCalledTimes(2);
});

it('asks whoever presses an opener, and nobody who presses something else', async () => {
  await open(`${opener}<span>Cookies</span></button><a data-consents></a>`, answered);
  document.querySelector('main')!.click();
  await settled();
  expect(showBanner).not.toHaveBeenCalled();
  document.querySelector('span')!.click();
  document.querySelector('a')!.click();
  await settled();
  expect(showBanner.mock.calls).toEqual([
    [asked, document.querySelector('button')],
    [asked, document.querySelector('a')],
  ]);
});

// Offline, a press of the button would otherwise have no effect.
it('tells the visitor after a press that the banner cannot be loaded', async () => {
  const told = jest.spyOn(window, 'alert').mockReturnValue();
  await open(opener.replace('>', ' data-failure="Zurzeit nicht.">'), answered);
  showBanner.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  document.querySelector('button')!.click();
  await settled();
  expect(told.mock.calls).toEqual([['Zurzeit nicht.']]);
});

it('loads what may run with the answer', async () => {
  const page = await open(opener);
  page.change({ type: 'save', consents: answers(answered) });
  await settled();
  expect(loadedAllowed).toHaveBeenCalledTimes(1);
});

it('loads what may run where there is an answer already', async () => {
  await open(opener, answered);
  expect(loadedAllowed).toHaveBeenCalledTimes(1);
});

// Matomo's cookies live longer than a consent. It ends when it expires or when the question gets a
// new version.
it('loads what removes cookies where there is no answer any more', async () => {
  document.cookie = '_pk_id.7=1';
  await open(opener);
  document.cookie = '_pk_id.7=;max-age=0';
  expect(loadedAllowed).toHaveBeenCalledTimes(1);
});

it('loads nothing where no visits are counted', async () => {
  await open('<button data-consents="functional">', { functional: true });
  expect(loadedAllowed).not.toHaveBeenCalled();
});
