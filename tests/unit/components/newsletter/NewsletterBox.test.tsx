/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mailtoUrl } from '../contact/mailProgram.ts';
import { renderOnPage } from '../../onPage.tsx';

const { NewsletterBox } =
  await import('../../../../components/newsletter/NewsletterBox.island.tsx');
const { AddressMissing, HandedToMailProgram, Idle } =
  await import('../../../../stories/newsletter/NewsletterBox.stories.tsx');

const field = () => screen.getByRole('textbox', { name: /^E-Mail-Adresse/ });
const button = () => screen.getByRole('button', { name: 'Bestätigen' });
const form = () => field().closest('form')!;

describe('NewsletterBox', () => {
  it('has an email field, links to the privacy notice, and works without JavaScript', () => {
    renderOnPage(<NewsletterBox {...Idle.args} />);
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute('type', 'email');
    expect(field()).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/datenschutz');
    expect(form()).not.toHaveAttribute('novalidate');
    expect(form()).toHaveAttribute('action', 'mailto:info@vhm.example');
    expect(form()).toHaveAttribute('method', 'post');
    expect(form()).toHaveAttribute('enctype', 'text/plain');
  });

  it('reports a missing address at the field, and moves the focus there', async () => {
    renderOnPage(<NewsletterBox {...Idle.args} />);
    await userEvent.click(button());
    expect(field()).toHaveAccessibleDescription('Email Adresse fehlt');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveFocus();
  });

  it('removes this message when something is entered', async () => {
    renderOnPage(<NewsletterBox {...AddressMissing.args} />);
    await userEvent.type(field(), 'j');
    expect(field()).toHaveAttribute('aria-invalid', 'false');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('leaves an invalid address to the browser', async () => {
    renderOnPage(<NewsletterBox {...Idle.args} />);
    await userEvent.type(field(), 'jonas');
    const refusal = createEvent.invalid(field());
    fireEvent(field(), refusal);
    expect(refusal.defaultPrevented).toBe(false);
    expect(field()).toHaveAttribute('aria-invalid', 'false');
  });

  it('opens the mail program and says what to do next', async () => {
    renderOnPage(<NewsletterBox {...Idle.args} />);
    await userEvent.type(field(), 'jonas@post.example');
    await userEvent.click(button());
    expect(mailtoUrl).toHaveBeenCalledWith({
      recipient: 'info@vhm.example',
      subject: 'Anmeldung zum Newsletter',
      message: 'Bitte senden Sie den Newsletter an diese Adresse:',
      replyTo: 'jonas@post.example',
    });
    expect(location.hash).toBe('#mail-program');
    expect(screen.getByText(/^Ihre Anmeldung steht in Ihrem E-Mail-Programm bereit/)).toBeVisible();
  });

  it('announces what to do next', () => {
    renderOnPage(<NewsletterBox {...HandedToMailProgram.args} />);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Ihre Anmeldung steht in Ihrem E-Mail-Programm bereit/,
    );
    expect(field()).toHaveAttribute('aria-invalid', 'false');
  });

  it.each([
    ['en', 'Email missing'],
    ['fr', 'Adresse e-mail manquante'],
  ] as const)('reports a missing address in %s', (language, message) => {
    renderOnPage(<NewsletterBox {...AddressMissing.args} />, language);
    expect(screen.getByText(message)).toBeVisible();
  });
});
