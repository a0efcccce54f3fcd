/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { newsletterLinkPrefix } from '../../../../contract/storageKeys.ts';
import { DoorError } from '../../../../browser/forms/askDoor.ts';
import { Asking } from '../../../../stories/newsletter/NewsletterLinkView.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

const askDoor = jest.fn<Promise<string>, [door: string, path: string, body: object]>();
import.meta.jest.unstable_mockModule('../../../../browser/forms/askDoor.ts', () => ({
  askDoor,
  DoorError,
}));
const { NewsletterLink } =
  await import('../../../../components/newsletter/NewsletterLink.island.tsx');

const token = 'A1b2-C3d4_E5f6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u';
const { state: _asking, ...place } = Asking.args;
const confirm = {
  ...place,
  door: 'https://cms.vhm.example',
  siteName: 'Verband der Heilberufe Musterland e. V.',
};
const unsubscribe = { ...confirm, kind: 'unsubscribe' } as const;

const openedWith = (kind: 'confirm' | 'unsubscribe', secret = token) =>
  sessionStorage.setItem(newsletterLinkPrefix + kind, secret);
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  askDoor.mockReset();
  sessionStorage.clear();
  delete (globalThis as { newsletterLinks?: unknown }).newsletterLinks;
});

describe('NewsletterLink', () => {
  it('does nothing before the visitor has pressed the button', () => {
    openedWith('confirm');
    renderOnPage(<NewsletterLink {...confirm} />);
    expect(heading('Newsletter bestätigen')).toBeVisible();
    expect(button('Anmeldung bestätigen')).toBeEnabled();
    expect(askDoor).not.toHaveBeenCalled();
  });

  it('confirms by one press, says so, and leads the keyboard there', async () => {
    openedWith('confirm');
    askDoor.mockResolvedValue('confirmed');
    renderOnPage(<NewsletterLink {...confirm} />);
    await userEvent.click(button('Anmeldung bestätigen'));
    expect(askDoor.mock.calls).toEqual([
      [confirm.door, '/collegium/subscribers/confirm', { token }],
    ]);
    expect(heading('Anmeldung bestätigt')).toHaveFocus();
    expect(heading('Anmeldung bestätigt')).toHaveAccessibleDescription(
      /^Vielen Dank für Ihre Anmeldung!/,
    );
    expect(document.title).toBe('Anmeldung bestätigt – Verband der Heilberufe Musterland e. V.');
  });

  it('keeps no secret that was used, but what became of it, for a reload', async () => {
    openedWith('confirm');
    askDoor.mockResolvedValue('confirmed');
    const { unmount } = renderOnPage(<NewsletterLink {...confirm} />);
    await userEvent.click(button('Anmeldung bestätigen'));
    expect(JSON.stringify(sessionStorage)).not.toContain(token);
    unmount();
    renderOnPage(<NewsletterLink {...confirm} />);
    expect(heading('Anmeldung bestätigt')).not.toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ends a sign-up by one press', async () => {
    openedWith('unsubscribe');
    askDoor.mockResolvedValue('unsubscribed');
    renderOnPage(<NewsletterLink {...unsubscribe} />);
    await userEvent.click(button('Newsletter abbestellen'));
    expect(askDoor.mock.calls).toEqual([
      [unsubscribe.door, '/collegium/subscribers/unsubscribe', { token }],
    ]);
    expect(heading('Sie sind abgemeldet')).toHaveFocus();
  });

  it.each([
    ['TOKEN_USED', 'Dieser Link wurde schon benutzt', 'Sie sind schon abgemeldet'],
    ['TOKEN_EXPIRED', 'Dieser Link ist abgelaufen', 'Dieser Link ist abgelaufen'],
    ['TOKEN_UNKNOWN', 'Diesen Link kennen wir nicht', 'Diesen Link kennen wir nicht'],
    ['INVALID_PAYLOAD', 'Diesen Link kennen wir nicht', 'Diesen Link kennen wir nicht'],
  ] as const)('says what the door says: %s', async (code, confirming, unsubscribing) => {
    askDoor.mockRejectedValue(new DoorError(code));
    for (const [props, title] of [
      [confirm, confirming],
      [unsubscribe, unsubscribing],
    ] as const) {
      openedWith(props.kind);
      const { unmount } = renderOnPage(<NewsletterLink {...props} />);
      await userEvent.click(screen.getByRole('button'));
      expect(heading(title)).toHaveFocus();
      unmount();
    }
  });

  it('leads from a link that is of no use to where another is had', () => {
    openedWith('confirm', 'expired');
    const { unmount } = renderOnPage(<NewsletterLink {...confirm} />);
    expect(screen.getByRole('link', { name: 'Neu anmelden' })).toHaveAttribute(
      'href',
      '/#newsletter',
    );
    unmount();
    openedWith('unsubscribe', 'unknown');
    renderOnPage(<NewsletterLink {...unsubscribe} />);
    expect(screen.getByRole('link', { name: /^info@vhm\.example/ })).toHaveAttribute(
      'href',
      'mailto:info@vhm.example',
    );
  });

  it('says that there is no link, where the page was opened without one', () => {
    renderOnPage(<NewsletterLink {...confirm} />);
    expect(heading('Hier fehlt der Link aus der E-Mail')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes no link to unsubscribe for one to confirm', () => {
    openedWith('unsubscribe');
    renderOnPage(<NewsletterLink {...confirm} />);
    expect(heading('Hier fehlt der Link aus der E-Mail')).toBeVisible();
  });

  it.each(['UNREACHABLE', 'REQUESTS_EXCEEDED', 'SERVICE_UNAVAILABLE'] as const)(
    'can be tried again where the door is away: %s',
    async (code) => {
      openedWith('confirm');
      askDoor.mockRejectedValueOnce(new DoorError(code));
      renderOnPage(<NewsletterLink {...confirm} />);
      await userEvent.click(button('Anmeldung bestätigen'));
      const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(announced).toContainEqual(
        expect.stringMatching(/^Ein unerwarteter Serverfehler ist aufgetreten/),
      );
      expect(button('Erneut versuchen')).toHaveFocus();

      askDoor.mockResolvedValue('confirmed');
      await userEvent.click(button('Erneut versuchen'));
      expect(heading('Anmeldung bestätigt')).toHaveFocus();
    },
  );

  it('sends once, however often the button is pressed', async () => {
    openedWith('confirm');
    const { promise, resolve } = Promise.withResolvers<string>();
    askDoor.mockReturnValue(promise);
    renderOnPage(<NewsletterLink {...confirm} />);
    for (let press = 0; press < 10; press++) await userEvent.click(screen.getByRole('button'));
    expect(button('Sendet...')).toHaveAttribute('aria-disabled', 'true');
    await act(async () => {
      resolve('confirmed');
      await promise;
    });
    await waitFor(() => expect(heading('Anmeldung bestätigt')).toHaveFocus());
    expect(askDoor).toHaveBeenCalledTimes(1);
  });

  it('asks again about a link that is opened again', async () => {
    openedWith('unsubscribe');
    askDoor.mockResolvedValue('unsubscribed');
    history.replaceState(null, '', '/newsletter/abmelden');
    renderOnPage(<NewsletterLink {...unsubscribe} />);
    await userEvent.click(screen.getByRole('button'));
    location.hash = token;
    await waitFor(() => expect(button('Newsletter abbestellen')).toBeEnabled());
    expect(button('Newsletter abbestellen')).not.toHaveAttribute('aria-disabled');
    history.replaceState(null, '', '/');
  });

  it('asks about another link that is opened in the same tab', async () => {
    openedWith('confirm', 'used');
    renderOnPage(<NewsletterLink {...confirm} />);
    expect(heading('Dieser Link wurde schon benutzt')).toBeVisible();
    location.hash = token;
    await waitFor(() => expect(heading('Newsletter bestätigen')).toBeVisible());
    expect(location.hash).toBe('');
  });
});
