import { brokenLink } from '../../../../../contract/members/links.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  silentSession,
  tokenFixture,
} from '../../../../../components/members/signIn/accountSession.fixtures.ts';
import type { AccountSession } from '../../../../../components/members/signIn/accountSession.ts';
import { Invitation } from '../../../../../components/members/signIn/Invitation.tsx';
import { passwordByLinkFixtures } from '../../../../../components/members/signIn/PasswordByLink.fixtures.ts';
import { PasswordReset } from '../../../../../components/members/signIn/PasswordReset.tsx';
import { renderOnPage } from '../../../onPage.tsx';

const good = 'vier ruhige Dampfer';
const { german } = passwordByLinkFixtures;

const resetPassword = jest.fn<Promise<string>, Parameters<AccountSession['resetPassword']>>();
const acceptInvitation = jest.fn<Promise<string>, Parameters<AccountSession['acceptInvitation']>>();
const requestPasswordReset = jest.fn<
  Promise<string>,
  Parameters<AccountSession['requestPasswordReset']>
>();
const session = { ...silentSession, resetPassword, acceptInvitation, requestPasswordReset };
const openSession = () => Promise.resolve(session);

/** A tab in which links are opened one after the other. */
class Tab {
  token: string;
  readonly #watchers = new Set<() => void>();
  readonly links = {
    kept: () => this.token,
    forget: () => this.open(''),
    watch: (tell: () => void) => {
      this.#watchers.add(tell);
      return () => void this.#watchers.delete(tell);
    },
  };

  constructor(token: string) {
    this.token = token;
  }

  open(token: string) {
    this.token = token;
    for (const tell of this.#watchers) tell();
  }
}

function show(Screen: typeof PasswordReset | typeof Invitation, tab = new Tab(tokenFixture)) {
  const shown = renderOnPage(<Screen {...german} openSession={openSession} links={tab.links} />);
  return { tab, ...shown };
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const password = () => screen.getByLabelText(/^(Neues|Ihr) Passwort$/);

beforeEach(() => {
  for (const call of [resetPassword, acceptInvitation, requestPasswordReset]) call.mockReset();
});

describe('PasswordReset', () => {
  it('says whose password it is, for password managers as well', () => {
    show(PasswordReset);
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('member@example.org');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('ticks off the rules as they are kept', async () => {
    show(PasswordReset);
    expect(password()).toHaveAccessibleDescription(/12 Zeichen \(noch nicht erfüllt\)/);
    await userEvent.type(password(), good);
    expect(password()).toHaveAccessibleDescription(
      /12 Zeichen \(erfüllt\).*anderes Zeichen \(erfüllt\)/,
    );
    expect(screen.getByText('Das Passwort erfüllt alle Regeln.')).toBeInTheDocument();
  });

  it('sends no password that breaks one', async () => {
    show(PasswordReset);
    await userEvent.type(password(), 'vier{Enter}');
    expect(password()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription(/^Dieses Passwort erfüllt noch nicht/);
    expect(password()).toHaveValue('vier');
    expect(resetPassword).not.toHaveBeenCalled();
  });

  it('sets the password, forgets the token, and leads to the log-in', async () => {
    resetPassword.mockResolvedValue('success');
    const { tab } = show(PasswordReset);
    await userEvent.type(password(), `${good}{Enter}`);
    expect(resetPassword.mock.calls).toEqual([[tokenFixture, good]]);
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
  ])('explains a link of no more use (%s), and asks for another in place', async (code, title) => {
    resetPassword.mockResolvedValue(code);
    requestPasswordReset.mockResolvedValue('success');
    const { tab } = show(PasswordReset);
    await userEvent.type(password(), `${good}{Enter}`);
    expect(heading(title)).toHaveFocus();
    expect(tab.token).toBe('');
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'member@example.org{Enter}');
    expect(requestPasswordReset.mock.calls).toEqual([
      ['member@example.org', `${location.origin}/mitgliederbereich/reset-password`],
    ]);
    expect(heading('Bitte sehen Sie in Ihr Postfach')).toHaveFocus();
  });

  it('keeps link and password while the backend is away', async () => {
    resetPassword.mockResolvedValueOnce('UNREACHABLE').mockResolvedValue('success');
    const { tab } = show(PasswordReset);
    await userEvent.type(password(), `${good}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent(/gerade nicht/);
    expect(tab.token).toBe(tokenFixture);
    await userEvent.click(button('Erneut versuchen'));
    expect(resetPassword).toHaveBeenCalledTimes(2);
    expect(heading('Ihr neues Passwort gilt')).toBeVisible();
  });

  it('says what the backend alone refuses at the field, and lets try again', async () => {
    resetPassword.mockResolvedValue('FAILED_VALIDATION');
    show(PasswordReset);
    await userEvent.type(password(), `${good}{Enter}`);
    expect(password()).toHaveAccessibleDescription(/nimmt der Server nicht an/);
    expect(password()).toHaveFocus();
  });

  it('asks for patience where there were too many attempts', async () => {
    resetPassword.mockResolvedValue('REQUESTS_EXCEEDED');
    show(PasswordReset);
    await userEvent.type(password(), `${good}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent(/zu viele Versuche/);
  });

  it('begins anew with a second link in the same tab', async () => {
    resetPassword.mockResolvedValue('TOKEN_EXPIRED');
    const { tab } = show(PasswordReset);
    await userEvent.type(password(), `${good}{Enter}`);
    act(() => tab.open(`${tokenFixture}x`));
    expect(heading('Neues Passwort festlegen')).toBeVisible();
    expect(password()).toHaveValue('');
  });

  it('explains a broken link at once, and only once', () => {
    const { tab, unmount } = show(PasswordReset, new Tab(brokenLink));
    expect(heading('Diesen Link kennen wir nicht')).toBeVisible();
    unmount();
    show(PasswordReset, tab);
    expect(heading('Passwort vergessen?')).toBeVisible();
  });

  it('asks for the address where there is no link', () => {
    show(PasswordReset, new Tab(''));
    expect(heading('Passwort vergessen?')).toBeVisible();
  });

  it('shows no account where the token names none', () => {
    show(PasswordReset, new Tab('A1.b2.c3'));
    expect(screen.queryByLabelText('E-Mail-Adresse')).toBeNull();
    expect(password()).toBeVisible();
  });
});

describe('Invitation', () => {
  it('sets up the account', async () => {
    acceptInvitation.mockResolvedValue('success');
    show(Invitation);
    expect(heading('Willkommen im Mitgliederbereich')).toBeVisible();
    await userEvent.type(password(), `${good}{Enter}`);
    expect(acceptInvitation.mock.calls).toEqual([[tokenFixture, good]]);
    expect(heading('Ihr Konto ist eingerichtet')).toHaveFocus();
  });

  it.each([
    ['TOKEN_EXPIRED', 'Diese Einladung ist abgelaufen'],
    ['INVALID_INVITE', 'Diese Einladung wurde schon benutzt'],
    ['INVALID_TOKEN', 'Diese Einladung kennen wir nicht'],
  ])('explains an invitation of no more use: %s', async (code, title) => {
    acceptInvitation.mockResolvedValue(code);
    const { tab } = show(Invitation);
    await userEvent.type(password(), `${good}{Enter}`);
    expect(heading(title)).toHaveFocus();
    expect(tab.token).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads whoever was set up before to log-in and new password', async () => {
    acceptInvitation.mockResolvedValue('INVALID_INVITE');
    show(Invitation);
    await userEvent.type(password(), `${good}{Enter}`);
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Passwort vergessen?' })).toBeVisible();
  });

  it('says that the link is missing', () => {
    show(Invitation, new Tab(''));
    expect(heading('Hier fehlt der Link aus der E-Mail')).toBeVisible();
  });
});
