/** @jest-environment jsdom */
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  contactFormFixtures,
  contactFormWords,
} from '../../../../components/contact/ContactForm.fixtures.ts';
import { renderOnPage } from '../../onPage.tsx';
import { mailAddress } from './mailProgram.ts';

const { ContactForm } = await import('../../../../components/contact/ContactForm.island.tsx');

describe('ContactForm', () => {
  it.each(['Name', 'E-Mail-Adresse', 'Ihre Nachricht'])('asks for %s and must have it', (name) => {
    renderOnPage(<ContactForm {...contactFormFixtures.german} />);
    const field = screen.getByRole('textbox', { name: `${name} (Pflichtfeld)` });
    expect(field).toBeRequired();
    expect(field).toBeInvalid();
  });

  it('lets the browser fill in what it knows of the visitor', () => {
    renderOnPage(<ContactForm {...contactFormFixtures.german} />);
    expect(screen.getByLabelText(/^Name/)).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByLabelText(/^E-Mail/)).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText(/^E-Mail/)).toHaveAttribute('type', 'email');
  });

  it('asks for consent, never beforehand, and leads to the privacy notice', () => {
    renderOnPage(<ContactForm {...contactFormFixtures.french} />, 'fr');
    const consent = screen.getByRole('checkbox', {
      name: /^J’accepte .*Je peux retirer cet accord/,
    });
    expect(consent).toBeRequired();
    expect(consent).not.toBeChecked();
    const notice = screen.getByRole('link', { name: 'déclaration de protection des données' });
    expect(notice).toHaveAttribute('href', '/fr/mentions-legales#privacy');
  });

  it('marks words that nobody has translated', () => {
    const { french } = contactFormFixtures;
    renderOnPage(<ContactForm {...french} />, 'fr', contactFormWords.partlyTranslated);
    const button = screen.getByRole('button', { name: 'Nachricht senden' });
    expect(within(button).getByText('Nachricht senden')).toHaveAttribute('lang', 'de');
  });

  it('works without JavaScript', () => {
    const { container } = renderOnPage(<ContactForm {...contactFormFixtures.german} />);
    expect(form(container)).toHaveAttribute('action', 'mailto:info@vhm.example');
    expect(form(container)).toHaveAttribute('enctype', 'text/plain');
    expect(form(container)).not.toHaveAttribute('novalidate');
  });

  it('leaves an incomplete form to the browser', async () => {
    renderOnPage(<ContactForm {...contactFormFixtures.german} />);
    await userEvent.click(screen.getByRole('button'));
    expect(mailAddress).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('hands the letter to the mail program and says what is left to do', async () => {
    renderOnPage(<ContactForm {...contactFormFixtures.german} />);
    await fillIn('Jonas Beispiel');
    await userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));

    expect(mailAddress).toHaveBeenCalledWith({
      recipient: 'info@vhm.example',
      subject: 'Nachricht von Jonas Beispiel',
      message: 'Guten Tag!',
      replyTo: 'jonas@post.example',
    });
    expect(location.hash).toBe('#mail-program');
    expect(screen.getByRole('status')).toHaveTextContent(/^Ihre Nachricht steht .* bereit/);
  });

  it.each([
    ['de', 'Betreff', 'Nachricht senden'],
    ['en', 'Subject', 'Send message'],
    ['fr', 'Objet', 'Envoyer le message'],
  ] as const)('shows in %s what the address is about, for the subject', async (...row) => {
    const [language, name, send] = row;
    history.replaceState(null, '', '/?topic=Verf%C3%BCgbarkeit%3A+Ring+%3Cb%3E');
    renderOnPage(<ContactForm {...contactFormFixtures.german} />, language);
    const topic = screen.getByRole('textbox', { name });
    expect(topic).toHaveValue('Verfügbarkeit: Ring <b>');
    await userEvent.type(topic, '!');
    for (const field of screen.getAllByRole('textbox').slice(1)) {
      fireEvent.change(field, { target: { value: 'jonas@post.example' } });
    }
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: send }));
    expect(mailAddress.mock.lastCall?.[0].subject).toBe('Verfügbarkeit: Ring <b>!');
    history.replaceState(null, '', '/');
  });

  it('shows no topic where the address names none', () => {
    renderOnPage(<ContactForm {...contactFormFixtures.german} />);
    expect(screen.queryByRole('textbox', { name: 'Betreff' })).toBeNull();
  });

  it('takes a name as it is', async () => {
    renderOnPage(<ContactForm {...contactFormFixtures.german} />);
    await fillIn("Bei$piel $& $' Söhne");
    await userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
    expect(mailAddress.mock.lastCall?.[0].subject).toBe("Nachricht von Bei$piel $& $' Söhne");
  });

  it('keeps the browser from sending the form as well', () => {
    const { container } = renderOnPage(<ContactForm {...contactFormFixtures.german} />);
    const submission = createEvent.submit(form(container));
    fireEvent(form(container), submission);
    expect(submission.defaultPrevented).toBe(true);
  });
});

async function fillIn(name: string): Promise<void> {
  // `userEvent.type` would treat some characters as keys.
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: name } });
  await userEvent.type(screen.getByLabelText(/^E-Mail/), 'jonas@post.example');
  await userEvent.type(screen.getByLabelText(/^Ihre Nachricht/), 'Guten Tag!');
  await userEvent.click(screen.getByRole('checkbox'));
}

function form(container: HTMLElement): HTMLFormElement {
  return container.querySelector('form')!;
}
