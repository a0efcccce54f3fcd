/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keptDraft } from '../../../../../browser/forms/draft.ts';
import { parseSender, storedSender } from '../../../../../browser/stores/sender.ts';
import {
  contactDraft,
  Empty,
  fillIn,
  name,
  prepareProof,
  send,
  show,
  submit,
} from './visitorForm.tsx';

/* A message is sent once, and deleted from the browser afterwards. */

describe('a message', () => {
  it('is sent to the backend, and the thanks page gets the sender', async () => {
    show();
    await fillIn();
    await submit();
    expect(send).toHaveBeenCalledWith(Empty.args.url, '/collegium/messages', {
      name: 'Jonas Beispiel',
      email: 'jonas@post.example',
      message: 'Guten Tag!',
      wording: 'contact-consent-1',
      language: 'de',
      website: '',
    });
    await waitFor(() => expect(location.hash).toBe('#danke'));
    expect(parseSender(storedSender())).toEqual({
      name: 'Jonas Beispiel',
      email: 'jonas@post.example',
    });
  });

  it('is deleted from the browser after it was sent', async () => {
    const form = show();
    await fillIn();
    await submit();
    await waitFor(() => expect(location.hash).toBe('#danke'));
    expect(keptDraft(contactDraft)).toBeUndefined();
    expect(Object.values(sessionStorage).join()).not.toContain('Guten Tag!');
    // The browser may keep the page in memory for going back.
    fireEvent(window, new Event('pagehide'));
    expect(new FormData(form).get('message')).toBe('');
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
  });

  it('is sent once if the button and the Enter key are pressed several times', async () => {
    const answer = Promise.withResolvers<string>();
    send.mockReturnValue(answer.promise);
    const form = show();
    await fillIn();
    for (let presses = 0; presses < 5; presses++) {
      await submit();
      fireEvent.submit(form);
    }
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveTextContent('Nachricht wird gesendet …');
    expect(screen.getByRole('status')).toHaveTextContent('Nachricht wird gesendet …');
    expect(name()).toHaveAttribute('readonly');
    answer.resolve('stored');
    await waitFor(() => expect(location.hash).toBe('#danke'));
  });

  it('has a hidden field that only bots fill in', async () => {
    const form = show();
    await fillIn();
    const trap = form.querySelector<HTMLInputElement>('[name=website]')!;
    expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
    expect(trap).toHaveAttribute('tabindex', '-1');
    fireEvent.input(trap, { target: { value: 'https://spam.example' } });
    await submit();
    expect(send.mock.lastCall?.[2]).toMatchObject({ website: 'https://spam.example' });
  });
});

it('starts the proof of work at the first focus, not before', async () => {
  show();
  expect(prepareProof).not.toHaveBeenCalled();
  await userEvent.click(name());
  await waitFor(() => expect(prepareProof).toHaveBeenCalledWith(Empty.args.url));
});

it('opens the mail program if scripts fail', () => {
  const form = show();
  expect(form).toHaveAttribute('action', 'mailto:info@vhm.example');
  expect(form).toHaveAttribute('enctype', 'text/plain');
});
