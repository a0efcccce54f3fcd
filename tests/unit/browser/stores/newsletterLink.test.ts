/** @jest-environment jsdom */
import {
  endNewsletterLink,
  keptNewsletterLink,
  takeNewsletterLink,
} from '../../../../browser/stores/newsletterLink.ts';
import {
  newsletterConfirmPages,
  newsletterUnsubscribePages,
} from '../../../../locales/languages.ts';

const token = 'A1b2-C3d4_E5f6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u';

beforeEach(() => {
  sessionStorage.clear();
  delete (globalThis as { newsletterLinks?: unknown }).newsletterLinks;
});
afterEach(() => history.replaceState(null, '', '/'));

function open(address: string, state: unknown = null) {
  history.replaceState(state, '', address);
  takeNewsletterLink();
}

describe('the link of a mail', () => {
  it.each(Object.values(newsletterConfirmPages))('is for confirming at %s', (path) => {
    open(`${path}#${token}`);
    expect(keptNewsletterLink('confirm')).toBe(token);
    expect(keptNewsletterLink('unsubscribe')).toBe('');
  });

  it.each(Object.values(newsletterUnsubscribePages))('is for unsubscribing at %s', (path) => {
    open(`${path}#${token}`);
    expect(keptNewsletterLink('unsubscribe')).toBe(token);
    expect(keptNewsletterLink('confirm')).toBe('');
  });

  it('is gone from the address, whose place in the history stays what it was', () => {
    const entries = history.length;
    open(`/newsletter/bestaetigen?from=mail#${token}`, { step: 3, top: 20 });
    expect(location.href).toBe('http://localhost/newsletter/bestaetigen?from=mail');
    expect(history.state).toEqual({ step: 3, top: 20 });
    expect(history.length).toBe(entries);
  });

  it('leaves out what a mail program has put behind it', () => {
    open(`/newsletter/bestaetigen#${token}.`);
    expect(keptNewsletterLink('confirm')).toBe(token);
    expect(location.hash).toBe('');
  });

  it.each(['', '#main', '#top', `#${token}a`, `#${token.slice(1)}`])(
    'is none that could not be one: %s',
    (hash) => {
      open(`/newsletter/bestaetigen${hash}`);
      expect(keptNewsletterLink('confirm')).toBe('');
      expect(location.hash).toBe(hash);
    },
  );

  it('is known after a reload, until it has ended', () => {
    open(`/newsletter/bestaetigen#${token}`);
    delete (globalThis as { newsletterLinks?: unknown }).newsletterLinks;
    expect(keptNewsletterLink('confirm')).toBe(token);
    endNewsletterLink('confirm', 'done');
    delete (globalThis as { newsletterLinks?: unknown }).newsletterLinks;
    expect(keptNewsletterLink('confirm')).toBe('done');
    expect(JSON.stringify(sessionStorage)).not.toContain(token);
  });

  it('lasts as long as the page where storage is off', () => {
    const off = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError');
    });
    open(`/newsletter/bestaetigen#${token}`);
    off.mockRestore();
    expect(keptNewsletterLink('confirm')).toBe(token);
  });
});
