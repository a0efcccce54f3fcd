import type { Page } from 'playwright';
import { sampleLanguages } from '../../../stories/sampleLanguages.ts';
import { type Language } from '../../../locales/languages.ts';
import { AuthenticatorApp } from '../AuthenticatorApp.ts';
import { patience } from '../patience.ts';
import {
  button,
  emailField,
  expectScreen,
  heading,
  main,
  membersPath,
  newAccount,
  passwordIn,
  logIn,
} from './member.ts';
import { expectAccessible, expectFocused, sharedWebsite, wordsIn } from './website.ts';

/* Tests a member whose account also requires a code of an authenticator app. */

const website = await sharedWebsite();
const app = new AuthenticatorApp(website.cms);
const credentials = { email: 'zweifach@example.org', password: 'ein-gutes-passwort-1' };
let secret: string;

beforeAll(async () => {
  await newAccount(website, { ...credentials, language: 'de' });
  secret = await secondFactorOf(credentials);
});

test.each(sampleLanguages)(
  'is asked for the code once the password was right: %s',
  async (language) => {
    const words = wordsIn(language);
    const page = await website.visitor();
    await page.goto(`${website.site}${membersPath(language, 'hotline')}`);
    // Before the password is right, nothing reveals that there is a second factor.
    await logIn(page, language, { ...credentials, password: 'wrong-password-1' });
    await page.getByRole('alert').getByText(words('logIn.wrong')).waitFor(patience);
    await passwordIn(page, words('logIn.password')).fill(credentials.password);
    await button(page, words('logIn.submit')).click();

    const field = codeField(page, language);
    await heading(page, words('logIn.code.heading')).waitFor(patience);
    await expectFocused(codeField(page, language));
    await expectAccessible(page);
    await button(page, words('logIn.code.submit')).click();
    await main(page).getByText(words('logIn.code.missing')).waitFor();

    await field.fill(app.wrongCode(secret));
    await button(page, words('logIn.code.submit')).click();
    await main(page).getByText(words('logIn.code.wrong')).waitFor(patience);
    await expectFocused(codeField(page, language));
    await expectAccessible(page);

    await field.fill(await app.newCode(secret));
    await button(page, words('logIn.code.submit')).click();
    await expectScreen(page, language);
    expect(new URL(page.url()).pathname).toBe(membersPath(language, 'hotline'));
  },
);

test('goes back to the password, and finds what was typed', async () => {
  const words = wordsIn('de');
  const page = await website.visitor();
  await page.goto(`${website.site}${membersPath('de', 'hotline')}`);
  await logIn(page, 'de', credentials);
  await button(page, words('logIn.code.back')).click();
  expect(await emailField(page, 'de').inputValue()).toBe(credentials.email);
  expect(await passwordIn(page, words('logIn.password')).inputValue()).toBe(credentials.password);
});

test('changes the password with a code, and stays in', async () => {
  const words = wordsIn('de');
  const page = await website.visitor();
  await page.goto(`${website.site}${membersPath('de', 'profile')}`);
  await logIn(page, 'de', credentials);
  await codeField(page, 'de').fill(await app.newCode(secret));
  await button(page, words('logIn.code.submit')).click();
  await expectScreen(page, 'de');

  const next = 'ein-besseres-passwort-2';
  await main(page).getByLabel(words('members.profile.oldPassword')).fill(credentials.password);
  await main(page).getByLabel(words('members.profile.newPassword')).fill(next);
  const change = button(page, words('members.profile.changePassword'));
  await change.click();
  await codeField(page, 'de').fill(await app.newCode(secret));
  await change.click();
  await main(page).getByText(words('members.profile.passwordChanged')).waitFor(patience);
  await page.goto(`${website.site}${membersPath('de', 'hotline')}`);
  await expectScreen(page, 'de');
  const body = { ...credentials, password: next, otp: await app.newCode(secret) };
  expect((await website.cms.ask('POST', '/auth/login', body)).status).toBe(200);
});

const codeField = (page: Page, language: Language) =>
  main(page).getByLabel(wordsIn(language)('logIn.code.label'));

/**
 * Sets up a second factor in Directus as the account's owner does. An administrator must grant the
 * rights for this first.
 *
 * @returns the secret for the authenticator app
 */
async function secondFactorOf(of: typeof credentials): Promise<string> {
  const { body } = await website.cms.ask('POST', '/auth/login', of);
  const { access_token: bearer } = body.data as { access_token: string };
  const me = await website.cms.ask('GET', '/users/me?fields=id', undefined, bearer);
  const own = { id: { _eq: '$CURRENT_USER' } };
  const rights = ['read', 'update'].map((action) => ({
    ...{ collection: 'directus_users', action, fields: ['tfa_secret'] },
    ...{ permissions: own, validation: {}, presets: {} },
  }));
  const policy = await website.administer('POST', '/policies', {
    name: 'Second factor',
    permissions: { create: rights, update: [], delete: [] },
    users: { create: [{ user: (me.body.data as { id: string }).id }], update: [], delete: [] },
  });
  expect(policy.status).toBe(200);
  const { password } = of;
  const made = await website.cms.ask('POST', '/users/me/tfa/generate', { password }, bearer);
  const { secret: kept } = made.body.data as { secret: string };
  const enabled = { secret: kept, otp: await app.newCode(kept) };
  const { status } = await website.cms.ask('POST', '/users/me/tfa/enable', enabled, bearer);
  expect(status).toBe(204);
  return kept;
}
