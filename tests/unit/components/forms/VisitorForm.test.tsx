/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EndpointError as EndpointErrorType } from '../../../../browser/forms/askEndpoint.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../../../browser/forms/draft.ts';
import { parseSender, storedSender } from '../../../../browser/stores/sender.ts';
import { draftPrefix } from '../../../../contract/storageKeys.ts';
import type { Language } from '../../../../locales/languages.ts';
import { renderOnPage } from '../../onPage.tsx';

const send = jest.fn<Promise<string>, [string, string, object]>();
const sendItem = jest.fn<Promise<void>, [string, object, object]>();
const prepareProof = jest.fn();
import.meta.jest.unstable_mockModule('../../../../browser/forms/send.ts', () => ({ send }));
import.meta.jest.unstable_mockModule('../../../../browser/forms/sendItem.ts', () => ({ sendItem }));
import.meta.jest.unstable_mockModule('../../../../browser/forms/proof.ts', () => ({
  prepareProof,
}));
const { VisitorForm } = await import('../../../../components/forms/VisitorForm.island.tsx');
const { Empty, Registration, ToProjectHost, WithoutConsentBox } =
  await import('../../../../stories/forms/VisitorForm.stories.tsx');
const { EndpointError } = await import('../../../../browser/forms/askEndpoint.ts');

beforeEach(() => {
  send.mockReset().mockResolvedValue('stored');
  sendItem.mockReset().mockResolvedValue(undefined);
  prepareProof.mockClear();
  sessionStorage.clear();
  location.hash = '';
  // jsdom lays out nothing.
  Element.prototype.scrollIntoView = jest.fn();
  // jsdom validates fields, but has no validation messages.
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    jest.spyOn(prototype, 'validationMessage', 'get').mockImplementation(function words(
      this: HTMLInputElement,
    ) {
      return this.validity.valid ? '' : `Missing: ${this.name}`;
    });
  }
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

const contactDraft = `${draftPrefix}contact`;

function show(language: Language = 'de') {
  const { container } = renderOnPage(<VisitorForm {...Empty.args} />, language);
  return container.querySelector('form')!;
}

const name = () => screen.getByRole('textbox', { name: /^Name/ });
const email = () => screen.getByRole('textbox', { name: /^E-Mail/ });
const message = () => screen.getByRole('textbox', { name: /^Ihre Nachricht/ });
const consent = () => screen.getByRole('checkbox');
const submit = () => userEvent.click(screen.getByRole('button'));

const draft = { topic: '', name: 'Jonas Beispiel', email: '', message: 'Guten Tag!' };

async function fillIn(): Promise<void> {
  fireEvent.input(name(), { target: { value: 'Jonas Beispiel' } });
  fireEvent.input(email(), { target: { value: 'jonas@post.example' } });
  fireEvent.input(message(), { target: { value: 'Guten Tag!' } });
  await userEvent.click(consent());
}

function fails(code: EndpointErrorType['code'], details = {}): void {
  send.mockRejectedValueOnce(new EndpointError(code, details));
}

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

describe('a form for a host of several projects', () => {
  it('creates an item, without proof of work and hidden field', async () => {
    const { container } = renderOnPage(<VisitorForm {...ToProjectHost.args} />);
    await fillIn();
    await submit();
    await waitFor(() => expect(location.hash).toBe('#danke'));
    expect(sendItem.mock.calls).toEqual([
      [
        'https://cms.vhm.example',
        ToProjectHost.args.items,
        {
          name: 'Jonas Beispiel',
          email: 'jonas@post.example',
          message: 'Guten Tag!',
          language: 'de',
        },
      ],
    ]);
    expect(send).not.toHaveBeenCalled();
    expect(prepareProof).not.toHaveBeenCalled();
    expect(container.querySelector('[name=website]')).toBeNull();
  });

  it('keeps the message and offers the mail program if the host refuses items', async () => {
    renderOnPage(<VisitorForm {...ToProjectHost.args} />);
    await fillIn();
    sendItem.mockRejectedValueOnce(new EndpointError('FORBIDDEN'));
    await submit();
    const mail = await screen.findByRole('link', { name: /^Als E-Mail senden/ });
    expect(mail.getAttribute('href')).toContain('Guten%20Tag!');
    expect(message()).toHaveValue('Guten Tag!');
  });
});

describe('a form with fields of its own', () => {
  const persons = () => screen.getByRole('spinbutton', { name: /^Anzahl der Personen/ });

  beforeEach(() => {
    renderOnPage(<VisitorForm {...Registration.args} />);
    fireEvent.input(name(), { target: { value: 'Jonas Beispiel' } });
    fireEvent.input(email(), { target: { value: 'jonas@post.example' } });
  });

  it('sends them to its endpoint, without those that stayed empty', async () => {
    fireEvent.input(persons(), { target: { value: '3' } });
    await userEvent.click(consent());
    await submit();
    expect(send).toHaveBeenCalledWith(Empty.args.url, '/collegium/registrations', {
      ...{ name: 'Jonas Beispiel', email: 'jonas@post.example', persons: '3' },
      ...{ wording: 'registration-1', language: 'de', website: '' },
    });
  });

  it.each(['', '21', '1.5'])('asks for a number from 1 to 20 instead of “%s”', async (value) => {
    fireEvent.input(persons(), { target: { value } });
    await userEvent.click(consent());
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(persons()).toBeInvalid();
    expect(screen.getByRole('group', { name: /^Bitte prüfen/ })).toHaveTextContent(/Personen/);
  });

  it('offers a mail that contains them, with the form as its subject', async () => {
    fireEvent.input(persons(), { target: { value: '3' } });
    await userEvent.click(consent());
    fails('UNREACHABLE');
    await submit();
    const mail = await screen.findByRole('link', { name: /^Als E-Mail senden/ });
    const href = decodeURIComponent(mail.getAttribute('href')!);
    expect(href).toContain('subject=Anmeldung zum Sommerfest');
    expect(href).toContain('body=Anzahl der Personen: 3\r\n');
  });
});

describe('a form without consent box', () => {
  it('states the legal basis, links to the privacy notice, and sends the version of its wording', async () => {
    const { container } = renderOnPage(<VisitorForm {...WithoutConsentBox.args} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    // GDPR, Art. 13 (1) (c) and Art. 21 (4): the legal basis and the right to object.
    expect(container).toHaveTextContent('Art. 6 Abs. 1 Buchst. b oder f DSGVO');
    expect(container).toHaveTextContent('Widerspruchsrecht, steht in der Datenschutzerklärung.');
    expect(screen.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute(
      'href',
      '/datenschutz',
    );
    await submit();
    expect(screen.getByRole('group', { name: /^Bitte prüfen/ })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    for (const [field, value] of [
      [name(), 'Jonas Beispiel'],
      [email(), 'jonas@post.example'],
      [message(), 'Guten Tag!'],
    ] as const) {
      fireEvent.input(field, { target: { value } });
    }
    await submit();
    expect(send.mock.lastCall?.[2]).toMatchObject({ wording: 'contact-information-1' });
    await waitFor(() => expect(location.hash).toBe('#danke'));
  });
});

describe('an incomplete form', () => {
  it('shows the browser’s messages in a summary and at each field, and moves the focus', async () => {
    show();
    await submit();
    const summary = screen.getByRole('group', { name: 'Bitte prüfen Sie Ihre Angaben' });
    expect(summary).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Name: Missing: name',
      'E-Mail-Adresse: Missing: email',
      'Ihre Nachricht: Missing: message',
      'Datenschutzerklärung: Missing: consent',
    ]);
    expect(name()).toHaveAccessibleDescription('Missing: name');
    expect(name()).toHaveAttribute('aria-invalid', 'true');

    await userEvent.click(links[1]!);
    expect(email()).toHaveFocus();
    await userEvent.click(links[3]!);
    expect(consent()).toHaveFocus();
  });

  it('treats spaces as an empty field', async () => {
    show();
    await fillIn();
    await userEvent.clear(name());
    await userEvent.type(name(), '   ');
    await submit();
    expect(name()).toHaveAccessibleDescription('Missing: name');
  });

  it('has messages for values that browsers accept and the endpoint does not', async () => {
    show();
    await fillIn();
    await userEvent.clear(email());
    await userEvent.type(email(), 'jonas@post');
    fireEvent.input(message(), { target: { value: 'x'.repeat(5001) } });
    await submit();
    expect(email()).toHaveAccessibleDescription(/in der Form name@beispiel\.de/);
    expect(message()).toHaveAccessibleDescription('Möglich sind höchstens 5.000 Zeichen.');
    expect(send).not.toHaveBeenCalled();
  });

  it('marks the browser’s messages with the browser’s language', async () => {
    renderOnPage(<VisitorForm {...Empty.args} />, 'fr');
    await submit();
    const [first] = screen.getAllByText('Missing: name');
    expect(first).toHaveAttribute('lang', navigator.language);
  });

  it('moves the focus to the field that the endpoint refuses', async () => {
    show();
    await fillIn();
    fails('INVALID_PAYLOAD', { field: 'email' });
    await submit();
    expect(await screen.findByRole('group')).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(/in der Form name@beispiel\.de/);
    expect(message()).toHaveValue('Guten Tag!');
  });
});

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
