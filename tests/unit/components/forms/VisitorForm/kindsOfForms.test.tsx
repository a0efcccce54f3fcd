/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnPage } from '../../../onPage.tsx';
import {
  consent,
  email,
  Empty,
  EndpointError,
  fails,
  fillIn,
  message,
  name,
  prepareProof,
  Registration,
  send,
  sendItem,
  submit,
  ToProjectHost,
  VisitorForm,
  WithoutConsentBox,
} from './visitorForm.tsx';

/* Forms with other fields, another backend, or without a consent box. */

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
