/** @jest-environment jsdom */
import { afterAll, jest } from '@jest/globals';
import type { changeConsents as ChangeConsents } from '../../../../../browser/consent/changeConsents.ts';
import type {
  fillIn as FillIn,
  answer as Answer,
} from '../../../../../browser/page/consent/answers.ts';
import type { showBanner as ShowBanner } from '../../../../../browser/page/consent/banner.ts';
import type { fetchJson as FetchJson } from '../../../../../browser/page/navigation/fetchJson.ts';
import { newDocument } from '../newDocument.ts';

const fetchJson = jest.fn<typeof FetchJson>();
const fillIn = jest.fn<typeof FillIn>();
const obeyed = jest.fn<typeof Answer>();

const consents = [{ function_id: 'functional' }, { function_id: 'videos' }];
const shared = {
  css: '.banner { position: fixed }',
  html: '<form id="banner"><h2 tabindex="-1">Cookies</h2><button value="all">Ja</button><details></details></form>',
  consents,
};
const asked = ['functional', 'videos'];

let showBanner: typeof ShowBanner;
let changeConsents: typeof ChangeConsents;

/** jsdom does not support stylesheets that scripts create. */
class FakeStyleSheet {
  css = '';
  replace(css: string): Promise<this> {
    this.css = css;
    return Promise.resolve(this);
  }
}

async function open({ isControlled = false, position = 'static' } = {}) {
  newDocument(`<style data-build="b1 h2"></style><a href="#">Skip</a><main tabindex="-1"></main>
    <footer><button>Cookies</button></footer><style>form { position: ${position} }</style>`);
  jest.unstable_mockModule('../../../../../browser/page/navigation/fetchJson.ts', () => ({
    fetchJson,
  }));
  jest.unstable_mockModule('../../../../../browser/page/consent/answers.ts', () => ({
    fillIn,
    answer: obeyed,
  }));
  Object.assign(window, { CSSStyleSheet: FakeStyleSheet });
  document.adoptedStyleSheets = [];
  Object.assign(navigator, { globalPrivacyControl: isControlled || undefined });
  ({ showBanner } = await import('../../../../../browser/page/consent/banner.ts'));
  ({ changeConsents } = await import('../../../../../browser/consent/changeConsents.ts'));
}

const banner = () => document.querySelector('form');
const opener = () => document.querySelector<HTMLElement>('footer button')!;
const answer = (videos: boolean) =>
  changeConsents({
    type: 'save',
    consents: asked.map((function_id) => ({ function_id, consentGiven: videos })),
  });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const escape = (key = 'Escape') =>
  banner()!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

beforeEach(() => {
  localStorage.clear();
  fetchJson.mockReset().mockResolvedValue({ data: shared });
  fillIn.mockReset();
  obeyed.mockReset();
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    value: innerHeight - 80,
  });
});

// The choices of a banner report their opening a moment later.
afterAll(settled);

it('comes first in the page with its styles, and leaves the focus where it is', async () => {
  await open();
  document.querySelector('a')!.focus();
  await showBanner(asked);
  expect(document.body.firstElementChild).toBe(banner());
  expect(document.adoptedStyleSheets).toEqual([{ css: shared.css }]);
  expect(document.activeElement).toBe(document.querySelector('a'));
  // No answer is stored, so the checkboxes stay as the build wrote them.
  expect(fillIn).not.toHaveBeenCalled();
});

it('is fetched once', async () => {
  await open();
  await showBanner(asked);
  answer(true);
  await showBanner(asked, opener());
  expect(fetchJson).toHaveBeenCalledTimes(1);
});

it('is fetched again after it could not be', async () => {
  await open();
  fetchJson.mockRejectedValueOnce(new Error('offline'));
  await expect(showBanner(asked)).rejects.toThrow('offline');
  await showBanner(asked);
  expect(banner()).toBeInTheDocument();
});

it('shows what the visitor has allowed before', async () => {
  await open();
  answer(true);
  await showBanner(asked, opener());
  expect(fillIn.mock.calls).toEqual([[banner()]]);
  expect(document.querySelector('details')).toHaveAttribute('open');
  await showBanner(asked, opener());
  expect(fillIn).toHaveBeenCalledTimes(1);
});

// Global Privacy Control: https://w3c.github.io/gpc/
it('ticks nothing for a visitor whose browser says no to all', async () => {
  await open({ isControlled: true });
  await showBanner(asked);
  expect(fillIn).toHaveBeenCalledTimes(1);
});

it('has the answer saved, with what was asked', async () => {
  await open();
  await showBanner(asked);
  const button = banner()!.querySelector('button')!;
  const event = new SubmitEvent('submit', { submitter: button, cancelable: true });
  banner()!.dispatchEvent(event);
  await settled();
  expect(event.defaultPrevented).toBe(true);
  expect(obeyed.mock.calls).toEqual([[banner(), consents, button]]);
});

it('goes with a whole answer only', async () => {
  await open();
  await showBanner(asked);
  changeConsents({ type: 'save', consents: [{ function_id: 'videos', consentGiven: true }] });
  expect(banner()).toBeInTheDocument();
  answer(false);
  expect(banner()).toBeNull();
});

// WCAG 2.4.11: the banner must not hide the focused element.
it('keeps room below the page while it covers the end of the window', async () => {
  await open({ position: 'fixed' });
  await showBanner(asked);
  const room = () => [
    document.documentElement.style.scrollPaddingBottom,
    document.querySelector('footer')!.style.paddingBottom,
  ];
  expect(room()).toEqual(['80px', '80px']);
  // The choices make the banner higher.
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    value: innerHeight - 300,
  });
  document.querySelector('details')!.dispatchEvent(new Event('toggle'));
  expect(room()).toEqual(['300px', '300px']);
  answer(true);
  expect(room()).toEqual(['', '']);
});

it('keeps no room where it stands in the page', async () => {
  await open();
  await showBanner(asked);
  expect(document.querySelector('footer')!.style.paddingBottom).toBe('');
});

describe('the focus', () => {
  it('goes to the banner that a visitor opens, and back', async () => {
    await open();
    await showBanner(asked, opener());
    expect(document.activeElement).toBe(document.querySelector('h2'));
    answer(true);
    expect(document.activeElement).toBe(opener());
  });

  it('goes to the content from a banner that opened automatically, without scrolling', async () => {
    await open();
    await showBanner(asked);
    banner()!.querySelector('button')!.focus();
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    answer(true);
    expect(document.activeElement).toBe(document.querySelector('main'));
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('goes back to the opener also where another page asks meanwhile', async () => {
    await open();
    await showBanner(asked, opener());
    await showBanner(asked);
    answer(true);
    expect(document.activeElement).toBe(opener());
  });

  it('goes to the content, not to the opener of an earlier time', async () => {
    await open();
    await showBanner(asked, opener());
    answer(true);
    changeConsents({ type: 'reset' });
    await showBanner(asked);
    banner()!.querySelector('button')!.focus();
    answer(true);
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  it('stays where a visitor has gone on to', async () => {
    await open();
    await showBanner(asked, opener());
    document.querySelector('a')!.focus();
    answer(true);
    expect(document.activeElement).toBe(document.querySelector('a'));
  });
});

describe('Escape', () => {
  it('closes the banner of a visitor who has answered, and no other key does', async () => {
    await open();
    answer(true);
    await showBanner(asked, opener());
    escape('Enter');
    expect(banner()).toBeInTheDocument();
    escape();
    expect(banner()).toBeNull();
  });

  it('is no answer', async () => {
    await open();
    await showBanner(asked, opener());
    escape();
    expect(banner()).toBeInTheDocument();
  });
});
