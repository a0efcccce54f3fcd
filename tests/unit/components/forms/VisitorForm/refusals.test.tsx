/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keptDraft } from '../../../../../browser/forms/draft.ts';
import { storedSender } from '../../../../../browser/stores/sender.ts';
import { contactDraft, fails, fillIn, message, send, show, submit } from './visitorForm.tsx';

/* If the backend does not take a message, the visitor keeps it and has other ways to send it. */

describe('a backend that refuses the message', () => {
  it.each([
    ['UNREACHABLE', /^Ihre Nachricht ist noch nicht angekommen/],
    ['SERVICE_UNAVAILABLE', /^Ihre Nachricht ist noch nicht angekommen/],
    ['PROOF_REFUSED', /^Ihre Nachricht ist noch nicht angekommen/],
    ['INVALID_PAYLOAD', /^Ihre Nachricht ist noch nicht angekommen/],
    ['REQUESTS_EXCEEDED', /^Gerade sind sehr viele Nachrichten angekommen/],
  ] as const)('is reported (%s), and the message stays', async (code, words) => {
    show();
    const notice = screen.getByRole('alert');
    await fillIn();
    fails(code);
    await submit();
    // The region existed before the message, so screen readers announce the message.
    await waitFor(() => expect(notice).toHaveTextContent(words));
    expect(message()).toHaveValue('Guten Tag!');
    expect(keptDraft(contactDraft)).toMatchObject({ message: 'Guten Tag!' });
    expect(screen.getByRole('button')).toHaveTextContent('Noch einmal senden');
    expect(storedSender()).toBe('');
  });

  it('leaves two other ways: a mail with the message, and the phone', async () => {
    show();
    await fillIn();
    fails('UNREACHABLE');
    await submit();
    const mail = await screen.findByRole('link', { name: /^Als E-Mail senden/ });
    expect(decodeURIComponent(mail.getAttribute('href')!)).toBe(
      'mailto:info@vhm.example?subject=Nachricht von Jonas Beispiel&body=Guten Tag!\r\n\r\njonas@post.example',
    );
    expect(screen.getByRole('link', { name: /anrufen/ })).toHaveAttribute(
      'href',
      'tel:+493023125010',
    );
    await userEvent.type(message(), ' Und noch etwas.');
    expect(decodeURIComponent(mail.getAttribute('href')!)).toContain('Guten Tag! Und noch etwas.');
  });

  it('can be tried again', async () => {
    show();
    await fillIn();
    fails('UNREACHABLE');
    await submit();
    await screen.findByText('Noch einmal senden');
    await submit();
    await waitFor(() => expect(location.hash).toBe('#danke'));
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  });
});
