import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { newsletterBoxFixtures } from '../../../../components/newsletter/NewsletterBox.fixtures.ts';
import { mailAddress } from '../contact/mailProgram.ts';
import { renderOnPage } from '../../onPage.tsx';

const { NewsletterBox } =
  await import('../../../../components/newsletter/NewsletterBox.island.tsx');

const field = () => screen.getByRole('textbox', { name: /^E-Mail-Adresse/ });
const button = () => screen.getByRole('button', { name: 'Bestätigen' });
const form = () => field().closest('form')!;

describe('NewsletterBox', () => {
  it('asks for an e-mail address, which the browser checks and fills in', () => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures.german} />);
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute('type', 'email');
    expect(field()).toHaveAttribute('autocomplete', 'email');
    expect(form()).not.toHaveAttribute('novalidate');
  });

  it('works without JavaScript', () => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures.german} />);
    expect(form()).toHaveAttribute('action', 'mailto:info@vhm.example');
    expect(form()).toHaveAttribute('method', 'post');
    expect(form()).toHaveAttribute('enctype', 'text/plain');
  });

  it('leads to the privacy notice', () => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures.french} />, 'fr');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/mentions-legales');
  });

  it('says at the field, and goes there, where the address is missing', async () => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures.german} />);
    await userEvent.click(button());
    expect(field()).toHaveAccessibleDescription('Email Adresse fehlt');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveFocus();
  });

  it('takes that back as soon as something is entered', async () => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures.empty} />);
    await userEvent.type(field(), 'j');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('leaves an address that is none to the browser', async () => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures.german} />);
    await userEvent.type(field(), 'jonas');
    const refusal = createEvent.invalid(field());
    fireEvent(field(), refusal);
    expect(refusal.defaultPrevented).toBe(false);
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it('hands the sign-up to the mail program and says what is left to do', async () => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures.german} />);
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

  it('is busy while it sends', () => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures.sending} />);
    expect(screen.getByRole('button', { name: 'Sendet...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it.each([
    ['opened', /^Ihre Anmeldung steht in Ihrem E-Mail-Programm bereit/],
    ['success', 'Vielen Dank für Ihre Anmeldung!'],
    ['error', 'Ein unerwarteter Serverfehler ist aufgetreten'],
  ] as const)('announces: %s', (status, message) => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures[status]} />);
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContainEqual(expect.stringMatching(message));
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it('says at the field that an address has been entered too often', () => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures.duplicate} />);
    expect(field()).toHaveAccessibleDescription(
      'Zu viele Anmeldeversuche mit dieser Email Adresse',
    );
  });

  it.each([
    ['english', 'empty', 'Email missing'],
    ['english', 'duplicate', 'Email Address already registered'],
    ['english', 'success', 'Thank you for subscribing!'],
    ['english', 'error', 'An unexpected error occurred'],
    ['english', 'sending', 'Sending...'],
    ['french', 'empty', 'Adresse e-mail manquante'],
    ['french', 'success', 'Merci pour votre inscription !'],
  ] as const)('speaks %s: %s', (fixture, status, message) => {
    const language = fixture === 'english' ? 'en' : 'fr';
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures[fixture]} status={status} />, language);
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });
});
