/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnPage } from '../../onPage.tsx';
import { mailtoUrl } from './mailProgram.ts';

const { ContactForm } = await import('../../../../components/contact/ContactForm.island.tsx');
const { Empty } = await import('../../../../stories/contact/ContactForm.stories.tsx');

describe('ContactForm', () => {
  it.each(['Name', 'E-Mail-Adresse', 'Ihre Nachricht'])('has the required field %s', (name) => {
    renderOnPage(<ContactForm {...Empty.args} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name });
    expect(field).toBeRequired();
    expect(field.labels?.[0]).toHaveTextContent(`${name} *`);
    expect(screen.getByText('Felder mit * sind Pflichtfelder.')).toBeInTheDocument();
    expect(field).toBeInvalid();
  });

  it('lets the browser fill in and validate, and opens the mail program without JavaScript', () => {
    const { container } = renderOnPage(<ContactForm {...Empty.args} />);
    expect(screen.getByLabelText(/^Name/)).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByLabelText(/^E-Mail/)).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText(/^E-Mail/)).toHaveAttribute('type', 'email');
    expect(form(container)).toHaveAttribute('action', 'mailto:info@vhm.example');
    expect(form(container)).toHaveAttribute('enctype', 'text/plain');
    expect(form(container)).not.toHaveAttribute('novalidate');
    expect(screen.queryByRole('textbox', { name: 'Betreff' })).toBeNull();
  });

  it('has an unticked consent box with a link to the privacy notice', () => {
    renderOnPage(<ContactForm {...Empty.args} />, 'fr');
    const consent = screen.getByRole('checkbox', {
      name: /^J’accepte .*Je peux retirer cet accord/,
    });
    expect(consent).toBeRequired();
    expect(consent).not.toBeChecked();
    const notice = screen.getByRole('link', { name: 'déclaration de protection des données' });
    expect(notice).toHaveAttribute('href', '/datenschutz');
  });

  it('leaves the validation to the browser', async () => {
    renderOnPage(<ContactForm {...Empty.args} />);
    await userEvent.click(screen.getByRole('button'));
    expect(mailtoUrl).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('opens the mail program and says what to do next', async () => {
    renderOnPage(<ContactForm {...Empty.args} />);
    await fillIn('Jonas Beispiel');
    await userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));

    expect(mailtoUrl).toHaveBeenCalledWith({
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
  ] as const)('takes the subject from the address (%s)', async (...row) => {
    const [language, name, send] = row;
    history.replaceState(null, '', '/?topic=Verf%C3%BCgbarkeit%3A+Ring+%3Cb%3E');
    renderOnPage(<ContactForm {...Empty.args} />, language);
    const topic = screen.getByRole('textbox', { name });
    expect(topic).toHaveValue('Verfügbarkeit: Ring <b>');
    await userEvent.type(topic, '!');
    for (const field of screen.getAllByRole('textbox').slice(1)) {
      fireEvent.change(field, { target: { value: 'jonas@post.example' } });
    }
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: send }));
    expect(mailtoUrl.mock.lastCall?.[0].subject).toBe('Verfügbarkeit: Ring <b>!');
    history.replaceState(null, '', '/');
  });

  it('uses a name literally', async () => {
    renderOnPage(<ContactForm {...Empty.args} />);
    await fillIn("Bei$piel $& $' Söhne");
    await userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
    expect(mailtoUrl.mock.lastCall?.[0].subject).toBe("Nachricht von Bei$piel $& $' Söhne");
  });

  it('prevents the browser from submitting the form', async () => {
    const { container } = renderOnPage(<ContactForm {...Empty.args} />);
    const submission = createEvent.submit(form(container));
    fireEvent(form(container), submission);
    expect(submission.defaultPrevented).toBe(true);
    await screen.findByText(/^Ihre Nachricht steht/);
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
