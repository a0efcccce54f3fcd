/** @jest-environment jsdom */
import { brokenLink } from '../../../../../contract/members/addresses.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { silentSession, resetToken } from '../../../../../stories/members/logIn/silentSession.ts';
import type { AccountSession } from '../../../../../components/members/logIn/accountSession.ts';
import { Asking } from '../../../../../stories/members/logIn/PasswordReset.stories.tsx';
import { PasswordReset } from '../../../../../components/members/logIn/PasswordReset.tsx';
import { renderOnPage } from '../../../onPage.tsx';
import { Tab } from './linkTab.ts';

const good = 'vier ruhige Dampfer';

const resetPassword = jest.fn<Promise<string>, Parameters<AccountSession['resetPassword']>>();
const requestPasswordReset = jest.fn<
  Promise<string>,
  Parameters<AccountSession['requestPasswordReset']>
>();
const session = { ...silentSession, resetPassword, requestPasswordReset };
const openSession = () => Promise.resolve(session);

function show(tab = new Tab(resetToken)) {
  const shown = renderOnPage(
    <PasswordReset {...Asking.args} openSession={openSession} links={tab.links} />,
  );
  return { tab, ...shown };
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const password = () => screen.getByLabelText('Neues Passwort');

beforeEach(() => {
  for (const call of [resetPassword, requestPasswordReset]) call.mockReset();
});

describe('PasswordReset', () => {
  it('names the account, for password managers, too', () => {
    show();
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('member@example.org');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('ticks the rules that are met', async () => {
    show();
    expect(password()).toHaveAccessibleDescription(/12 Zeichen \(noch nicht erfüllt\)/);
    await userEvent.type(password(), good);
    expect(password()).toHaveAccessibleDescription(
      /12 Zeichen \(erfüllt\).*anderes Zeichen \(erfüllt\)/,
    );
    expect(screen.getByText('Das Passwort erfüllt alle Regeln.')).toBeInTheDocument();
  });

  it('sends no password that breaks a rule', async () => {
    show();
    await userEvent.type(password(), 'vier{Enter}');
    expect(password()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription(/^Dieses Passwort erfüllt noch nicht/);
    expect(password()).toHaveValue('vier');
    expect(resetPassword).not.toHaveBeenCalled();
  });

  it('sets the password, deletes the token, and links to the login', async () => {
    resetPassword.mockResolvedValue('success');
    const { tab } = show();
    await userEvent.type(password(), `${good}{Enter}`);
    expect(resetPassword.mock.calls).toEqual([[resetToken, good]]);
    expect(heading('Ihr neues Passwort gilt')).toHaveFocus();
    expect(document.title).toBe(
      'Ihr neues Passwort gilt – Verband der Heilberufe Musterland e. V.',
    );
    expect(tab.token).toBe('');
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute(
      'href',
      '/mitgliederbereich',
    );
  });

  it.each([
    ['TOKEN_EXPIRED', 'Dieser Link ist abgelaufen'],
    ['FORBIDDEN', 'Dieser Link gilt nicht mehr'],
    ['INVALID_TOKEN', 'Diesen Link kennen wir nicht'],
    ['WHO_KNOWS', 'Diesen Link kennen wir nicht'],
  ])('explains an invalid link (%s), and requests another one in the page', async (code, title) => {
    resetPassword.mockResolvedValue(code);
    requestPasswordReset.mockResolvedValue('success');
    const { tab } = show();
    await userEvent.type(password(), `${good}{Enter}`);
    expect(heading(title)).toHaveFocus();
    expect(tab.token).toBe('');
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'member@example.org{Enter}');
    expect(requestPasswordReset.mock.calls).toEqual([
      ['member@example.org', `${location.origin}/mitgliederbereich/reset-password`],
    ]);
    expect(heading('Bitte sehen Sie in Ihr Postfach')).toHaveFocus();
  });

  it('keeps link and password while the backend is unreachable', async () => {
    resetPassword.mockResolvedValueOnce('UNREACHABLE').mockResolvedValue('success');
    const { tab } = show();
    await userEvent.type(password(), `${good}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent(/gerade nicht/);
    expect(tab.token).toBe(resetToken);
    await userEvent.click(button('Erneut versuchen'));
    expect(resetPassword).toHaveBeenCalledTimes(2);
    expect(heading('Ihr neues Passwort gilt')).toBeVisible();
  });

  it('reports at the field that the backend refuses the password', async () => {
    resetPassword.mockResolvedValue('FAILED_VALIDATION');
    show();
    await userEvent.type(password(), `${good}{Enter}`);
    expect(password()).toHaveAccessibleDescription(/nimmt der Server nicht an/);
    expect(password()).toHaveFocus();
  });

  it('reports too many attempts', async () => {
    resetPassword.mockResolvedValue('REQUESTS_EXCEEDED');
    show();
    await userEvent.type(password(), `${good}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent(/zu viele Versuche/);
  });

  it('starts again with a second link in the same tab', async () => {
    resetPassword.mockResolvedValue('TOKEN_EXPIRED');
    const { tab } = show();
    await userEvent.type(password(), `${good}{Enter}`);
    act(() => tab.open(`${resetToken}x`));
    expect(heading('Neues Passwort festlegen')).toBeVisible();
    expect(password()).toHaveValue('');
  });

  it('explains a broken link once', () => {
    const { tab, unmount } = show(new Tab(brokenLink));
    expect(heading('Diesen Link kennen wir nicht')).toBeVisible();
    unmount();
    show(tab);
    expect(heading('Passwort vergessen?')).toBeVisible();
  });

  it('asks for the address if there is no link', () => {
    show(new Tab(''));
    expect(heading('Passwort vergessen?')).toBeVisible();
  });

  it('shows no account if the token contains none', () => {
    show(new Tab('A1.b2.c3'));
    expect(screen.queryByLabelText('E-Mail-Adresse')).toBeNull();
    expect(password()).toBeVisible();
  });
});
