/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { forgetDraft, keepDraft, keptDraft } from '../../../../../browser/forms/draft.ts';
import {
  consent,
  contactDraft,
  fails,
  fillIn,
  message,
  send,
  show,
  submit,
} from './visitorForm.tsx';

/* What the form contains when it opens: an unsent message, and the topic in the address. */

const draft = { topic: '', name: 'Jonas Beispiel', email: '', message: 'Guten Tag!' };

describe('a draft', () => {
  it('is stored at each keystroke, without the consent', async () => {
    show();
    await fillIn();
    expect(keptDraft(contactDraft)).toEqual({
      topic: '',
      name: 'Jonas Beispiel',
      email: 'jonas@post.example',
      message: 'Guten Tag!',
    });
  });

  it('is restored, without the consent', () => {
    keepDraft(contactDraft, draft);
    show();
    expect(message()).toHaveValue(draft.message);
    expect(consent()).not.toBeChecked();
  });

  // WCAG 2.2.1, no time limit: the text in the form stays. Only the stored copy expires.
  it('stays in the form when its stored copy expires after an hour', () => {
    jest.useFakeTimers();
    keepDraft(contactDraft, draft);
    show();
    act(() => jest.advanceTimersByTime(61 * 60_000));
    jest.useRealTimers();
    expect(message()).toHaveValue(draft.message);
    expect(sessionStorage).toHaveLength(0);
    forgetDraft(contactDraft);
  });
});

describe('the topic', () => {
  it('comes from the address, can be changed, and is the subject of a mail', async () => {
    history.replaceState(null, '', '/?topic=Pflegekalender%20%3Cb%3E');
    show();
    const topic = screen.getByRole('textbox', { name: 'Betreff' });
    expect(topic).toHaveValue('Pflegekalender <b>');
    await fillIn();
    await userEvent.type(topic, '!');
    fails('UNREACHABLE');
    await submit();
    expect(send.mock.lastCall?.[2]).toMatchObject({ topic: 'Pflegekalender <b>!' });
    const mail = await screen.findByRole('link', { name: /^Als E-Mail senden/ });
    expect(mail.getAttribute('href')).toContain('subject=Pflegekalender%20%3Cb%3E!');
  });

  it.each(['', 'topic=', 'topic=a%0D%0ABcc:x', `topic=${'x'.repeat(201)}`])(
    'is missing for the query %j',
    (query) => {
      history.replaceState(null, '', `/?${query}`);
      show();
      expect(screen.queryByRole('textbox', { name: 'Betreff' })).toBeNull();
    },
  );
});
