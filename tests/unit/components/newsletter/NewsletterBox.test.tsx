/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mailAddress } from '../contact/mailProgram.ts';
import { renderOnPage } from '../../onPage.tsx';

const { NewsletterBox } =
  await import('../../../../components/newsletter/NewsletterBox.island.tsx');
const { AddressMissing, HandedToMailProgram, Idle } =
  await import('../../../../stories/newsletter/NewsletterBox.stories.tsx');

const field = () => screen.getByRole('textbox', { name: /^E-Mail-Adresse/ });
const button = () => screen.getByRole('button', { name: 'Bestätigen' });
const form = () => field().closest('form')!;

describe('NewsletterBox', () => {
  it('asks for an e-mail address, which the browser checks and fills in', () => {
    renderOnPage(<NewsletterBox {...Idle.args} />);
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute('type', 'email');
    expect(field()).toHaveAttribute('autocomplete', 'email');
    expect(form()).not.toHaveAttribute('novalidate');
  });

  it('works without JavaScript', () => {
    renderOnPage(<NewsletterBox {...Idle.args} />);
    expect(form()).toHaveAttribute('action', 'mailto:info@vhm.example');
    expect(form()).toHaveAttribute('method', 'post');
    expect(form()).toHaveAttribute('enctype', 'text/plain');
  });

  it('leads to the privacy notice', () => {
    renderOnPage(<NewsletterBox {...Idle.args} />, 'fr');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/datenschutz');
  });

  it('says at the field, and goes there, where the address is missing', async () => {
    renderOnPage(<NewsletterBox {...Idle.args} />);
    await userEvent.click(button());
    expect(field()).toHaveAccessibleDescription('Email Adresse fehlt');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveFocus();
  });

  it('takes that back as soon as something is entered', async () => {
    renderOnPage(<NewsletterBox {...AddressMissing.args} />);
    await userEvent.type(field(), 'j');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('leaves an address that is none to the browser', async () => {
    renderOnPage(<NewsletterBox {...Idle.args} />);
    await userEvent.type(field(), 'jonas');
    const refusal = createEvent.invalid(field());
    fireEvent(field(), refusal);
    expect(refusal.defaultPrevented).toBe(false);
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it('hands the sign-up to the mail program and says what is left to do', async () => {
    renderOnPage(<NewsletterBox {...Idle.args} />);
    await userEvent.type(field(), 'jonas@post.example');
    await userEvent.click(button());
    expect(mailAddress).toHaveBeenCalledWith({
      recipient: 'info@vhm.example',
      subject: 'Anmeldung zum Newsletter',
      message: 'Bitte senden Sie den Newsletter an diese Adresse:',
      replyTo: 'jonas@post.example',
    });
    expect(location.hash).toBe('#mail-program');
    expect(screen.getByText(/^Ihre Anmeldung steht in Ihrem E-Mail-Programm bereit/)).toBeVisible();
  });

  it('announces what is left to do', () => {
    renderOnPage(<NewsletterBox {...HandedToMailProgram.args} />);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Ihre Anmeldung steht in Ihrem E-Mail-Programm bereit/,
    );
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    ['en', 'Email missing'],
    ['fr', 'Adresse e-mail manquante'],
  ] as const)('reports a missing address in %s', (language, message) => {
    renderOnPage(<NewsletterBox {...AddressMissing.args} />, language);
    expect(screen.getByText(message)).toBeVisible();
  });
});
