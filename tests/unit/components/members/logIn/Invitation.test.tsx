/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { silentSession, resetToken } from '../../../../../stories/members/logIn/silentSession.ts';
import type { AccountSession } from '../../../../../components/members/logIn/accountSession.ts';
import { Invitation } from '../../../../../components/members/logIn/Invitation.tsx';
import { Asking } from '../../../../../stories/members/logIn/PasswordReset.stories.tsx';
import { renderOnPage } from '../../../onPage.tsx';
import { Tab } from './linkTab.ts';

const good = 'vier ruhige Dampfer';

const acceptInvitation = jest.fn<Promise<string>, Parameters<AccountSession['acceptInvitation']>>();
const session = { ...silentSession, acceptInvitation };

function show(tab = new Tab(resetToken)) {
  const openSession = () => Promise.resolve(session);
  renderOnPage(<Invitation {...Asking.args} openSession={openSession} links={tab.links} />);
  return { tab };
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const password = () => screen.getByLabelText('Ihr Passwort');

beforeEach(() => acceptInvitation.mockReset());

describe('Invitation', () => {
  it('sets up the account', async () => {
    acceptInvitation.mockResolvedValue('success');
    show();
    expect(heading('Willkommen im Mitgliederbereich')).toBeVisible();
    await userEvent.type(password(), `${good}{Enter}`);
    expect(acceptInvitation.mock.calls).toEqual([[resetToken, good]]);
    expect(heading('Ihr Konto ist eingerichtet')).toHaveFocus();
  });

  it.each([
    ['TOKEN_EXPIRED', 'Diese Einladung ist abgelaufen'],
    ['INVALID_INVITE', 'Diese Einladung wurde schon benutzt'],
    ['INVALID_TOKEN', 'Diese Einladung kennen wir nicht'],
  ])('explains an invalid invitation: %s', async (code, title) => {
    acceptInvitation.mockResolvedValue(code);
    const { tab } = show();
    await userEvent.type(password(), `${good}{Enter}`);
    expect(heading(title)).toHaveFocus();
    expect(tab.token).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('links to login and new password if the account exists', async () => {
    acceptInvitation.mockResolvedValue('INVALID_INVITE');
    show();
    await userEvent.type(password(), `${good}{Enter}`);
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Passwort vergessen?' })).toBeVisible();
  });

  it('says that the link is missing', () => {
    show(new Tab(''));
    expect(heading('Hier fehlt der Link aus der E-Mail')).toBeVisible();
  });
});
