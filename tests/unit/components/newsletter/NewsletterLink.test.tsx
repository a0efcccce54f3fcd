/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { newsletterLinkPrefix } from '../../../../contract/storageKeys.ts';
import { EndpointError } from '../../../../browser/forms/postToEndpoint.ts';
import { Asking } from '../../../../stories/newsletter/NewsletterLinkView.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

const postToEndpoint = jest.fn<Promise<string>, [url: string, path: string, body: object]>();
import.meta.jest.unstable_mockModule('../../../../browser/forms/postToEndpoint.ts', () => ({
  postToEndpoint,
  EndpointError,
}));
const { NewsletterLink } =
  await import('../../../../components/newsletter/NewsletterLink.island.tsx');

const token = 'A1b2-C3d4_E5f6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u';
const { state: _asking, ...place } = Asking.args;
const confirm = {
  ...place,
  url: 'https://cms.vhm.example',
  siteName: 'Verband der Heilberufe Musterland e. V.',
};
const unsubscribe = { ...confirm, kind: 'unsubscribe' } as const;

const openedWith = (kind: 'confirm' | 'unsubscribe', secret = token) =>
  sessionStorage.setItem(newsletterLinkPrefix + kind, secret);
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  postToEndpoint.mockReset();
  sessionStorage.clear();
  delete (globalThis as { newsletterLinks?: unknown }).newsletterLinks;
});

describe('NewsletterLink', () => {
  it('sends nothing before the visitor presses the button', () => {
    openedWith('confirm');
    renderOnPage(<NewsletterLink {...confirm} />);
    expect(heading('Newsletter bestätigen')).toBeVisible();
    expect(button('Anmeldung bestätigen')).toBeEnabled();
    expect(postToEndpoint).not.toHaveBeenCalled();
  });

  it('confirms with one click, and moves the focus to the result', async () => {
    openedWith('confirm');
    postToEndpoint.mockResolvedValue('confirmed');
    renderOnPage(<NewsletterLink {...confirm} />);
    await userEvent.click(button('Anmeldung bestätigen'));
    expect(postToEndpoint.mock.calls).toEqual([
      [confirm.url, '/collegium/subscribers/confirm', { token }],
    ]);
    expect(heading('Anmeldung bestätigt')).toHaveFocus();
    expect(heading('Anmeldung bestätigt')).toHaveAccessibleDescription(
      /^Vielen Dank für Ihre Anmeldung!/,
    );
    expect(document.title).toBe('Anmeldung bestätigt – Verband der Heilberufe Musterland e. V.');
  });

  it('stores the result for a reload, not the token', async () => {
    openedWith('confirm');
    postToEndpoint.mockResolvedValue('confirmed');
    const { unmount } = renderOnPage(<NewsletterLink {...confirm} />);
    await userEvent.click(button('Anmeldung bestätigen'));
    expect(JSON.stringify(sessionStorage)).not.toContain(token);
    unmount();
    renderOnPage(<NewsletterLink {...confirm} />);
    expect(heading('Anmeldung bestätigt')).not.toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('unsubscribes with one click', async () => {
    openedWith('unsubscribe');
    postToEndpoint.mockResolvedValue('unsubscribed');
    renderOnPage(<NewsletterLink {...unsubscribe} />);
    await userEvent.click(button('Newsletter abbestellen'));
    expect(postToEndpoint.mock.calls).toEqual([
      [unsubscribe.url, '/collegium/subscribers/unsubscribe', { token }],
    ]);
    expect(heading('Sie sind abgemeldet')).toHaveFocus();
  });

  it.each([
    ['TOKEN_USED', 'Dieser Link wurde schon benutzt', 'Sie sind schon abgemeldet'],
    ['TOKEN_EXPIRED', 'Dieser Link ist abgelaufen', 'Dieser Link ist abgelaufen'],
    ['TOKEN_UNKNOWN', 'Diesen Link kennen wir nicht', 'Diesen Link kennen wir nicht'],
    ['INVALID_PAYLOAD', 'Diesen Link kennen wir nicht', 'Diesen Link kennen wir nicht'],
  ] as const)('shows the endpoint’s answer: %s', async (code, confirming, unsubscribing) => {
    postToEndpoint.mockRejectedValue(new EndpointError(code));
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

  it('says where to get another link', () => {
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

  it('says that the link is missing', () => {
    renderOnPage(<NewsletterLink {...confirm} />);
    expect(heading('Hier fehlt der Link aus der E-Mail')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does not use an unsubscribe link to confirm', () => {
    openedWith('unsubscribe');
    renderOnPage(<NewsletterLink {...confirm} />);
    expect(heading('Hier fehlt der Link aus der E-Mail')).toBeVisible();
  });

  it.each(['UNREACHABLE', 'REQUESTS_EXCEEDED', 'SERVICE_UNAVAILABLE'] as const)(
    'can be tried again if the endpoint is unreachable: %s',
    async (code) => {
      openedWith('confirm');
      postToEndpoint.mockRejectedValueOnce(new EndpointError(code));
      renderOnPage(<NewsletterLink {...confirm} />);
      await userEvent.click(button('Anmeldung bestätigen'));
      const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(announced).toContainEqual(
        expect.stringMatching(/^Ein unerwarteter Serverfehler ist aufgetreten/),
      );
      expect(button('Erneut versuchen')).toHaveFocus();

      postToEndpoint.mockResolvedValue('confirmed');
      await userEvent.click(button('Erneut versuchen'));
      expect(heading('Anmeldung bestätigt')).toHaveFocus();
    },
  );

  it('sends one request if the button is pressed several times', async () => {
    openedWith('confirm');
    const { promise, resolve } = Promise.withResolvers<string>();
    postToEndpoint.mockReturnValue(promise);
    renderOnPage(<NewsletterLink {...confirm} />);
    for (let press = 0; press < 10; press++) await userEvent.click(screen.getByRole('button'));
    expect(button('Sendet...')).toHaveAttribute('aria-disabled', 'true');
    await act(async () => {
      resolve('confirmed');
      await promise;
    });
    await waitFor(() => expect(heading('Anmeldung bestätigt')).toHaveFocus());
    expect(postToEndpoint).toHaveBeenCalledTimes(1);
  });

  it('starts again if a link is opened again', async () => {
    openedWith('unsubscribe');
    postToEndpoint.mockResolvedValue('unsubscribed');
    history.replaceState(null, '', '/newsletter/abmelden');
    renderOnPage(<NewsletterLink {...unsubscribe} />);
    await userEvent.click(screen.getByRole('button'));
    location.hash = token;
    await waitFor(() => expect(button('Newsletter abbestellen')).toBeEnabled());
    expect(button('Newsletter abbestellen')).not.toHaveAttribute('aria-disabled');
    history.replaceState(null, '', '/');
  });

  it('starts again with another link in the same tab', async () => {
    openedWith('confirm', 'used');
    renderOnPage(<NewsletterLink {...confirm} />);
    expect(heading('Dieser Link wurde schon benutzt')).toBeVisible();
    location.hash = token;
    await waitFor(() => expect(heading('Newsletter bestätigen')).toBeVisible());
    expect(location.hash).toBe('');
  });
});
