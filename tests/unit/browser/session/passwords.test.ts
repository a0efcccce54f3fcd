import { FakeBrowser } from '../../../members/FakeBrowser.ts';
import { browser, directus, error, loggedIn } from './oneBrowser.ts';
import { ada, hours, openTab, settled } from './openedTab.ts';

describe('passwords', () => {
  test('a request of a reset: logged where it fails, never with the address', async () => {
    const { session } = openTab(directus, browser);
    const resetUrl = 'https://vhm.example/mitgliederbereich/reset-password';
    expect(await settled(session.requestPasswordReset(ada.email, resetUrl))).toBe('success');
    expect(directus.requests.at(-1)!.body).toEqual({ email: ada.email, reset_url: resetUrl });
    directus.isAway = true;
    expect(await settled(session.requestPasswordReset(ada.email, resetUrl))).toBe('UNREACHABLE');
    expect(error.mock.calls).toEqual([['Password reset failed: UNREACHABLE']]);
  });

  test('a reset, by a good, a used and an expired link', async () => {
    directus.users.get('u-1')!.resetToken = 'mailed';
    const { session } = openTab(directus, browser);
    expect(await settled(session.resetPassword('mailed', 'new one'))).toBe('success');
    expect(await settled(session.resetPassword('mailed', 'new one'))).toBe('FORBIDDEN');
    expect(await settled(session.resetPassword('expired', 'new one'))).toBe('TOKEN_EXPIRED');
    expect(await settled(session.login({ ...ada, password: 'new one' }))).toBe('success');
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/mailed|new one/);
  });

  test('an invitation, good and used', async () => {
    const { session } = openTab(directus, browser);
    expect(await settled(session.acceptInvitation('invited', 'first one'))).toBe('success');
    expect(await settled(session.acceptInvitation('used', 'first one'))).toBe('INVALID_INVITE');
  });

  test('a change needs the old one, ends other sessions and keeps this one', async () => {
    const { session, latest } = await loggedIn();
    const elsewhere = openTab(directus, new FakeBrowser());
    await settled(elsewhere.session.login(ada));

    expect(await settled(session.changePassword({ ...ada, password: 'wrong' }, 'new one'))).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(directus.users.get('u-1')!.password).toBe('correct horse');
    expect(await settled(session.changePassword(ada, 'new one'))).toBe('success');
    await jest.advanceTimersByTimeAsync(hours(1));
    expect(latest()?.state).toBe('in');
    expect(elsewhere.latest()).toEqual({ state: 'out', isExpired: true });
    expect(directus.sessions.size).toBe(1);
  });
});
