/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnPage } from '../../../onPage.tsx';
import {
  consent,
  email,
  Empty,
  fails,
  fillIn,
  message,
  name,
  send,
  show,
  submit,
  VisitorForm,
} from './visitorForm.tsx';

/* A form that is not complete is not sent. Its messages are in a summary and at the fields. */

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
