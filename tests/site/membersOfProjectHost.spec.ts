import type { Page } from '@playwright/test';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import type { ContractServer } from '../projectHost/ContractServer.ts';
import { hostAddress } from './projectHost/address.ts';
import { expect, test } from './projectHost/test.ts';

/*
 * Tests the members' area of a site with a shared project host (specification, sections 4, 6 and
 * 7).
 */

const words = labelsFor('de').text;

async function logIn(
  page: Page,
  { email, password, persist = true }: ContractServer['backend']['account'] & { persist?: boolean },
): Promise<void> {
  await page.goto('/mitgliederbereich');
  const main = page.locator('main');
  await main.getByLabel(words('logIn.email')).fill(email);
  const remember = main.getByRole('checkbox', { name: words('logIn.remember') });
  await expect(remember).toBeChecked();
  if (!persist) await remember.uncheck();
  await submitPassword(page, password);
}

async function submitPassword(page: Page, password: string): Promise<void> {
  const main = page.locator('main');
  await main.getByLabel(words('logIn.password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: words('logIn.submit'), exact: true }).click();
}

const openUserMenu = (page: Page) =>
  page.locator('header summary', { hasText: words('userMenu.open') }).click();

const heading = (page: Page) => page.locator('main h1');

test('a member logs in, reads, stays and logs out', async ({ page, host }) => {
  const { account } = host.backend;
  await logIn(page, { ...account, password: 'wrong' });
  await expect(page.locator('main')).toContainText(words('logIn.wrong'));
  await logIn(page, account);
  await expect(page).toHaveURL('/mitgliederbereich/home');
  await expect(heading(page)).toHaveText('Guten Tag, Ada Muster');

  await page.goto('/mitgliederbereich/rechtsberatung');
  await expect(heading(page)).toContainText('Rechtsberatung');
  await page.goto('/mitgliederbereich/aktuelles/aktenvernichtung');
  await expect(heading(page)).toHaveText('Neue Hinweise zur Aktenvernichtung');
  await page.goto('/mitgliederbereich/dokumente');
  const download = page.waitForEvent('download');
  await page.getByText('Meldeformular für Nebenwirkungen').first().click();
  expect((await download).suggestedFilename()).toBe('meldeformular-nebenwirkungen.pdf');

  await page.goto('/mitgliederbereich/profil');
  await expect(page.locator('main')).toContainText('0815');
  await page.reload();
  await expect(page.locator('main')).toContainText('0815');
  expect(host.requests.filter(({ path }) => path.includes('member_')).map(byMember)).not.toContain(
    false,
  );

  await openUserMenu(page);
  await expect(page.getByRole('link', { name: words('userMenu.administration') })).toBeHidden();
  await page.getByRole('button', { name: words('userMenu.logOut') }).click();
  await expect(page).toHaveURL('/mitgliederbereich');
  await expect(page.locator('main').getByLabel(words('logIn.email'))).toBeVisible();
  await expect.poll(() => host.requests.map(({ path }) => path)).toContain('/vhm/auth/logout');
});

test('after a wrong password and after a log-out, a member logs in without loading the page again', async ({
  page,
  host,
}) => {
  const { account } = host.backend;
  const main = page.locator('main');
  await logIn(page, { ...account, password: 'wrong' });
  await expect(main).toContainText(words('logIn.wrong'));
  await expect(main.getByLabel(words('logIn.email'))).toHaveValue(account.email);
  await submitPassword(page, account.password);
  await expect(heading(page)).toHaveText('Guten Tag, Ada Muster');

  // The host answers the log-out late. Members who log in meanwhile lose no input.
  const late = Promise.withResolvers<undefined>();
  await page.route(`${hostAddress}/vhm/auth/logout`, async (route) => {
    await late.promise;
    await route.fallback();
  });
  await openUserMenu(page);
  await page.getByRole('button', { name: words('userMenu.logOut') }).click();
  await expect(page.locator('header summary', { hasText: words('userMenu.open') })).toBeHidden();
  await main.getByLabel(words('logIn.email')).fill(account.email);
  late.resolve(undefined);
  await expect.poll(() => host.requests.map(({ path }) => path)).toContain('/vhm/auth/logout');
  await submitPassword(page, account.password);
  await expect(heading(page)).toHaveText('Guten Tag, Ada Muster');
  await openUserMenu(page);
  await expect(page.getByRole('button', { name: words('userMenu.logOut') })).toBeVisible();
});

test('on a tablet, the office’s contact data are as wide as the card with the log-in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto('/mitgliederbereich');
  const form = page.locator('main section').filter({ has: page.getByLabel(words('logIn.email')) });
  const office = page
    .locator('main section')
    .filter({ has: page.getByText(words('logIn.office.heading')) })
    .last();
  const [one, other] = await Promise.all([form.last().boundingBox(), office.boundingBox()]);
  expect(other!.width).toBeCloseTo(one!.width, 0);
});

test('the password is shown by one press, and hidden by the next', async ({ page }) => {
  await page.goto('/mitgliederbereich');
  const password = page.locator('main').getByLabel(words('logIn.password'), { exact: true });
  await password.fill('secret');
  for (const [name, type] of [
    ['logIn.showPassword', 'text'],
    ['logIn.hidePassword', 'password'],
    ['logIn.showPassword', 'text'],
  ] as const) {
    await page.getByRole('button', { name: words(name) }).click();
    await expect(password).toHaveAttribute('type', type);
    await expect(password).toHaveValue('secret');
  }
});

const byMember = ({ headers }: ContractServer['lastRequest']) =>
  headers.authorization?.startsWith('Bearer ') ?? false;

for (const role of [1, 3]) {
  test(`role ${role} is led to the administration of the project`, async ({ page, host }) => {
    host.backend.account.user.role = role;
    await logIn(page, host.backend.account);
    await expect(page).toHaveURL('/mitgliederbereich/home');
    await openUserMenu(page);
    const link = page.getByRole('link', { name: words('userMenu.administration') });
    await expect(link).toHaveAttribute('href', `${hostAddress}/admin/login?project=vhm`);
  });
}

test('a log-in without “Angemeldet bleiben” lasts for three pages and a reload', async ({
  page,
  host,
  context,
}) => {
  await logIn(page, { ...host.backend.account, persist: false });
  await expect(heading(page)).toHaveText('Guten Tag, Ada Muster');
  await page.goto('/mitgliederbereich/rechtsberatung');
  await expect(heading(page)).toContainText('Rechtsberatung');
  await page.goto('/mitgliederbereich/aktuelles');
  await expect(page.locator('main')).toContainText('Neue Hinweise zur Aktenvernichtung');
  await page.reload();
  await expect(page.locator('main')).toContainText('Neue Hinweise zur Aktenvernichtung');

  const { origins } = await context.storageState();
  expect(JSON.stringify(origins)).not.toContain('eyJ');
});

test('a token is refreshed while it still works', async ({ page, host }) => {
  // 31 seconds are one more than the limit, so the first check after ten seconds refreshes the
  // token.
  host.backend.tokens.lifetime = 31;
  await logIn(page, host.backend.account);
  await expect(heading(page)).toHaveText('Guten Tag, Ada Muster');
  const refreshed = () => host.requests.some(({ path }) => path === '/vhm/auth/refresh');
  await expect.poll(refreshed, { timeout: 30_000 }).toBe(true);
  await page.goto('/mitgliederbereich/rechtsberatung');
  await expect(heading(page)).toContainText('Rechtsberatung');
});

test('a link to a new password is requested for another address, on the same page', async ({
  page,
  host,
}) => {
  await page.goto('/mitgliederbereich/reset-password');
  const main = page.locator('main');
  const email = main.getByLabel(words('logIn.email'));
  const addresses = () =>
    host.requests
      .filter(({ path }) => path === '/vhm/auth/password/request')
      .map(({ body }) => (body as { email: string }).email);
  await email.fill('nobody@example.org');
  await main.getByRole('button', { name: words('logIn.request.submit') }).click();
  await main.getByRole('button', { name: words('logIn.request.other') }).click();
  await expect(email).toBeFocused();
  await email.fill(host.backend.account.email);
  await main.getByRole('button', { name: words('logIn.request.submit') }).click();
  await expect(main).toContainText(words('logIn.request.sentTitle'));
  expect(addresses()).toEqual(['nobody@example.org', host.backend.account.email]);
});

test('a forgotten password is requested and reset', async ({ page, host }) => {
  const { account } = host.backend;
  await page.goto('/mitgliederbereich');
  await page.getByText(words('logIn.forgot')).click();
  const main = page.locator('main');
  const send = main.getByRole('button', { name: words('logIn.request.submit') });
  await expect(send).toBeVisible();
  await main.getByLabel(words('logIn.email')).fill(account.email);
  await send.click();
  await expect.poll(() => host.backend.lastResetToken).toBeDefined();
  const requested = host.requests.find(({ path }) => path === '/vhm/auth/password/request');
  const { origin } = new URL(page.url());
  expect(requested!.body).toEqual({
    email: account.email,
    reset_url: `${origin}/mitgliederbereich/reset-password`,
  });

  // The host appends the token to the address as a query.
  await page.goto(`/mitgliederbereich/reset-password?token=${host.backend.lastResetToken}`);
  // The host does not end open sessions.
  await expect(main).toContainText('bleiben Sie es, bis Sie sich dort abmelden');
  await expect(main).not.toContainText('werden Sie abgemeldet');
  const password = 'ein-neues-gutes-passwort-1';
  await main.getByLabel(words('logIn.reset.password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: words('logIn.reset.submit') }).click();
  await expect
    .poll(() => host.requests.map(({ path }) => path))
    .toContain('/_/auth/password/reset');
  await logIn(page, { ...account, password });
  await expect(heading(page)).toHaveText('Guten Tag, Ada Muster');
});

test('a malformed link is explained once, not on later visits in this tab', async ({ page }) => {
  await page.goto('/mitgliederbereich/reset-password?token=faux');
  await expect(heading(page)).toHaveText('Diesen Link kennen wir nicht');
  await expect(page).toHaveURL('/mitgliederbereich/reset-password');
  await page.goto('/mitgliederbereich/reset-password');
  await expect(heading(page)).toHaveText('Passwort vergessen?');
});

test('the profile promises nothing that the host cannot do', async ({ page, host }) => {
  const { account } = host.backend;
  await logIn(page, account);
  await expect(page).toHaveURL('/mitgliederbereich/home');
  await page.goto('/mitgliederbereich/profil');
  const main = page.locator('main');
  await expect(main).toContainText('Das neue Passwort gilt ab der nächsten Anmeldung.');
  for (const absent of ['abgemeldet', 'Laden Sie alles herunter', 'Andere Geräte', 'JSON']) {
    await expect(main).not.toContainText(absent);
  }
  const next = 'ein-neues-gutes-passwort-1';
  await main.locator('[name=old]').fill(account.password);
  await main.locator('[name=next]').fill(next);
  await main.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(main).toContainText(
    'Ihr neues Passwort gilt. Auf anderen Geräten bleiben Sie angemeldet, bis Sie sich dort abmelden.',
  );
  expect(host.backend.account.password).toBe(next);

  await main.getByLabel('Telefon').fill('+49 30 1234567');
  await main.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(main).toContainText('Ihre Kontaktdaten sind gespeichert.');
  expect(host.backend.account.user).toMatchObject({ phone: '+49 30 1234567' });
});

test('the privacy notice names the host, and nothing that only our own endpoint does', async ({
  page,
}) => {
  const sayings = {
    '/datenschutz': [
      'Wortlaut und den Zeitpunkt der Anmeldung',
      /Rechenaufgabe|Abmeldelink|sieben Tage nach|Einladungen|Werbung schon nach|Kontodaten löschen wir nach/,
    ],
    '/en/privacy': [
      'its wording and the time of your sign-up',
      /computing task|unsubscribe link|seven days after your|invitations|spam after|account data after/,
    ],
    '/fr/mentions-legales': [
      'son libellé et la date de l’inscription',
      /petit calcul|lien de désinscription|sept jours après|invitations|indésirables au bout|compte sont effacées/,
    ],
  } as const;
  for (const [path, [said, unsaid]] of Object.entries(sayings)) {
    await page.goto(path);
    const main = page.locator('main');
    await expect(main.locator('code', { hasText: 'host.test' })).toBeVisible();
    await expect(main).toContainText(said);
    await expect(main).not.toContainText(unsaid);
    await expect(main).not.toContainText('newsletter-link');
  }
});
