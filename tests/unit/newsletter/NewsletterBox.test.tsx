import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { newsletterBoxFixtures } from '../../../components/newsletter/NewsletterBox.fixtures.ts';
import { NewsletterBox } from '../../../components/newsletter/NewsletterBox.island.tsx';
import { renderOnPage } from '../onPage.tsx';

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
    expect(form()).toHaveAttribute('action', '/newsletter');
    expect(form()).toHaveAttribute('method', 'post');
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

  it('is busy while it sends, and sends once', async () => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures.german} />);
    const sent = jest.fn((event: Event) => event.preventDefault());
    form().addEventListener('submit', sent);
    await userEvent.type(field(), 'jonas@post.example');
    await userEvent.click(button());
    const busy = screen.getByRole('button', { name: 'Sendet …' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['success', 'Vielen Dank für Ihre Anmeldung!'],
    ['error', 'Ein unerwarteter Serverfehler ist aufgetreten'],
  ] as const)('announces: %s', (status, message) => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures[status]} />);
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain(message);
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
    ['english', 'sending', 'Sending …'],
    ['french', 'empty', 'Adresse e-mail manquante'],
    ['french', 'success', 'Merci pour votre inscription !'],
  ] as const)('speaks %s: %s', (language, status, message) => {
    renderOnPage(<NewsletterBox {...newsletterBoxFixtures[language]} status={status} />);
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });
});
