/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { silentSession } from '../../../../../stories/members/logIn/silentSession.ts';
import type { AccountSession } from '../../../../../components/members/logIn/accountSession.ts';
import { Empty } from '../../../../../stories/members/logIn/LogIn.stories.tsx';
import { LogIn, type LogInProps } from '../../../../../components/members/logIn/LogIn.tsx';
import { renderOnPage } from '../../../onPage.tsx';

const email = () => screen.getByLabelText('E-Mail-Adresse');
const password = () => screen.getByLabelText('Passwort');
const code = () => screen.getByLabelText('Sechsstelliger Code');
const button = (name: string) => screen.getByRole('button', { name });

const login = jest.fn<Promise<string>, Parameters<AccountSession['login']>>();
const onLoggedIn = jest.fn();

function show(props: Partial<LogInProps> = {}) {
  const openSession = () => Promise.resolve({ ...silentSession, login });
  return renderOnPage(
    <LogIn {...Empty.args} openSession={openSession} onLoggedIn={onLoggedIn} {...props} />,
  );
}

async function logIn() {
  await userEvent.type(email(), ' member@example.org ');
  await userEvent.type(password(), ' with spaces {Enter}');
}

beforeEach(() => {
  login.mockReset();
  onLoggedIn.mockReset();
});

describe('LogIn', () => {
  it('supports password managers and passkeys', () => {
    show();
    expect(email()).toHaveAttribute('autocomplete', 'username webauthn');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('cannot put a password into an address if it is submitted before its script loads', () => {
    show();
    expect(email().closest('form')).toHaveAttribute('method', 'dialog');
  });

  it('logs in, and stays logged in by default', async () => {
    login.mockResolvedValue('success');
    show();
    await logIn();
    expect(login.mock.calls).toEqual([
      [{ email: 'member@example.org', password: ' with spaces ', otp: undefined, persist: true }],
    ]);
    expect(onLoggedIn).toHaveBeenCalledTimes(1);
    expect(button('Einen Moment …')).toHaveAttribute('aria-disabled', 'true');
  });

  it('logs in for this visit only, if the visitor wants that', async () => {
    login.mockResolvedValue('success');
    show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Angemeldet bleiben' }));
    await logIn();
    expect(login.mock.calls[0]?.[0]).toMatchObject({ persist: false });
  });

  it('reports missing fields without a request', async () => {
    show();
    await userEvent.click(button('Anmelden'));
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein.');
    expect(password()).toHaveAccessibleDescription('Bitte geben Sie Ihr Passwort ein.');
    await userEvent.type(email(), 'member{Enter}');
    expect(email()).toHaveAccessibleDescription(/in der Form name@beispiel\.de/);
    expect(login).not.toHaveBeenCalled();
  });

  it('does not reveal who is a member after a wrong login', async () => {
    login.mockResolvedValue('INVALID_CREDENTIALS');
    show();
    await logIn();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^E-Mail-Adresse und Passwort passen nicht/,
    );
    expect(email()).toHaveValue('member@example.org');
    expect(password()).toHaveFocus();
    expect((password() as HTMLInputElement).selectionEnd).toBe(' with spaces '.length);
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  it('reports too many attempts', async () => {
    login.mockResolvedValue('REQUESTS_EXCEEDED');
    show();
    await logIn();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Das waren zu viele Versuche/);
  });

  it('keeps the input while the backend is unreachable, and tries again', async () => {
    login.mockResolvedValueOnce('UNREACHABLE').mockResolvedValue('success');
    show();
    await logIn();
    expect(screen.getByRole('alert')).toHaveTextContent(/gerade nicht/);
    await userEvent.click(button('Erneut versuchen'));
    expect(login.mock.calls[1]).toEqual(login.mock.calls[0]);
    expect(onLoggedIn).toHaveBeenCalledTimes(1);
  });

  it('reports the same if its own script does not load', async () => {
    show({ openSession: () => Promise.reject(new Error('no line')) });
    await logIn();
    expect(screen.getByRole('alert')).toHaveTextContent(/gerade nicht/);
  });

  it('asks for the second factor if there is one', async () => {
    login.mockResolvedValueOnce('INVALID_OTP').mockResolvedValue('success');
    show();
    await logIn();
    expect(screen.getByRole('heading', { name: 'Noch ein Schritt' })).toBeVisible();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code(), '123 456{Enter}');
    expect(login.mock.calls[1]?.[0]).toMatchObject({
      email: 'member@example.org',
      password: ' with spaces ',
      otp: '123456',
    });
    expect(onLoggedIn).toHaveBeenCalledTimes(1);
  });

  it('reports a wrong code', async () => {
    login.mockResolvedValue('INVALID_OTP');
    show();
    await logIn();
    await userEvent.type(code(), '12345{Enter}');
    expect(code()).toHaveAccessibleDescription(/sechs Ziffern/);
    expect(login).toHaveBeenCalledTimes(1);
    await userEvent.type(code(), '6{Enter}');
    expect(code()).toHaveAccessibleDescription(/Dieser Code stimmt nicht/);
    expect(code()).toHaveFocus();
  });

  it('goes back from the code, and keeps the input', async () => {
    login.mockResolvedValue('INVALID_OTP');
    show();
    await logIn();
    await userEvent.click(button('Zurück'));
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('member@example.org');
    expect(password()).toHaveValue(' with spaces ');
  });

  it('sends one request if the button is pressed several times', async () => {
    login.mockReturnValue(new Promise(() => undefined));
    show();
    await logIn();
    await userEvent.type(password(), '{Enter}');
    expect(login).toHaveBeenCalledTimes(1);
  });

  it('explains why it is shown again, until the next message', async () => {
    login.mockResolvedValue('INVALID_CREDENTIALS');
    show({ notice: 'expired' });
    expect(screen.getByText(/^Ihre Anmeldung ist abgelaufen/)).toBeVisible();
    await logIn();
    expect(screen.queryByText(/^Ihre Anmeldung ist abgelaufen/)).toBeNull();
  });

  it('links to the new password and to the office', () => {
    show();
    expect(screen.getByRole('link', { name: 'Passwort vergessen?' })).toHaveAttribute(
      'href',
      '/mitgliederbereich/reset-password',
    );
    expect(screen.getByRole('link', { name: /^\+49 30 23125010/ })).toHaveAttribute(
      'href',
      'tel:+493023125010',
    );
  });

  it('speaks the language of the page', () => {
    renderOnPage(<LogIn {...Empty.args} />, 'fr');
    expect(screen.getByRole('link', { name: /^Mot de passe oublié/ })).toHaveAttribute(
      'href',
      '/fr/espace-membres/reset-password',
    );
  });
});

describe('the password', () => {
  it('can be shown, and is hidden again when it is sent', async () => {
    login.mockReturnValue(new Promise(() => undefined));
    show();
    await userEvent.click(button('Passwort anzeigen'));
    expect(password()).toHaveAttribute('type', 'text');
    expect(screen.getByText('Ihr Passwort ist jetzt lesbar.')).toBeInTheDocument();
    await userEvent.click(button('Passwort verbergen'));
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(button('Passwort anzeigen'));
    await logIn();
    await waitFor(() => expect(password()).toHaveAttribute('type', 'password'));
  });

  it('has a warning if caps lock is on', async () => {
    show();
    await userEvent.type(password(), '{CapsLock}a');
    expect(screen.getByText('Die Feststelltaste ist eingeschaltet.')).toBeVisible();
    await userEvent.tab();
    expect(screen.queryByText('Die Feststelltaste ist eingeschaltet.')).toBeNull();
  });
});
