import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPeople, people, publishedPasswords, type DemoPerson } from '../../cms/people.ts';
import { checkCms, placesOf, runOn } from './commands.ts';
import { keptSecret, passwordOf } from './installation.ts';
import { sharedCms } from './sharedCms.ts';
import { startAgain } from './startAgain.ts';

/**
 * Checks which accounts `npm run cms` creates once, and that later changes to them stay. The tests
 * depend on their order.
 */
const cms = await sharedCms();
/** The output of the last start. */
let printed: string;

beforeAll(() => restart());

test('each installation has passwords of its own, and prints what logs in', async () => {
  for (const person of people) {
    const password = await passwordOf(cms.data, person);
    // 20 characters out of 31 letters and digits, which is 99 bits.
    expect(password).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
    expect(loginOf(person)).toBe(password);
    expect(await logIn(person, password)).toBe(200);
    const published = publishedPasswords[person];
    if (published !== undefined) expect(await logIn(person, published)).toBe(401);
  }
  const passwords = await Promise.all(people.map((person) => passwordOf(cms.data, person)));
  expect(new Set(passwords).size).toBe(people.length);
});

test('what is kept is for nobody else on the computer', async () => {
  expect(await modes()).toEqual({ '': 0o700, '.env': 0o600, 'data.db': 0o600, uploads: 0o700 });
});

test('who changes a password, has left or has another role stays so', async () => {
  const administrator = await cms.logIn('administrator');
  const own = await cms.ask('PATCH', '/users/me', { password: 'my-own-password' }, administrator);
  expect(own.status).toBe(200);
  const { editor, member } = demoPeople;
  await asSeed('DELETE', `/users/${editor.id}`);
  await asSeed('PATCH', `/users/${member.id}`, { last_name: 'Neu', role: null });
  await chmod(join(cms.data, 'data.db'), 0o644);

  await restart();

  expect(loginOf('administrator')).toBe('(changed)');
  expect(loginOf('editor')).toBeUndefined();
  expect(loginOf('member')).toBe(await passwordOf(cms.data, 'member'));
  expect(await emails()).not.toContain(editor.email);
  const { body } = await asSeed('GET', `/users/${member.id}`);
  expect(body.data).toMatchObject({ last_name: 'Neu', role: null });
  expect(await logIn('administrator', 'my-own-password')).toBe(200);
  expect(await modes()).toMatchObject({ 'data.db': 0o600 });
});

/** The demo accounts that the check reports. An earlier test has deleted the editor. */
const forTryingOut = ['member', 'member-vhm', 'member-adt', 'members-editor', 'inbox'] as const;
const demoAddresses = forTryingOut.map((person) => demoPeople[person].email);

test('the check names what is not ready for the internet, and how to fix it', async () => {
  const { code, output } = await checkCms(cms.data, cms.ports, {
    CMS_PUBLIC_URL: 'http://cms.example.org',
    CORS_ORIGIN: '*',
    RATE_LIMITER_ENABLED: 'false',
    IMPORT_IP_DENY_LIST: '169.254.169.254',
  });
  expect(code).toBe(1);
  const [version, ...lines] = output.trim().split('\n');
  expect(version).toMatch(/^Directus 11\./);
  expect(lines.map((line) => line.split(': expected')[0])).toEqual([
    'CMS_PUBLIC_URL',
    'EMAIL_SMTP_HOST',
    'RATE_LIMITER_ENABLED',
    'CORS_ORIGIN',
    'IP_TRUST_PROXY',
    'IMPORT_IP_DENY_LIST',
    'admin@example.org',
    ...demoAddresses.flatMap((address) => [address, address]),
    'Settings, office_email',
    'Settings, Access Policies, Administrator',
    'Settings, Access Policies, Inbox',
    'Settings, Access Policies, Members’ editor',
    ...['admin@example.org', 'inbox@example.org', 'members-editor@example.org'].map(
      (email) => `Recommended: ${email}: turn on two-factor authentication in the account.`,
    ),
  ]);
  for (const secret of ['SEED_TOKEN', 'MEMBER_PASSWORD', 'SECRET', 'MAIL_KEY']) {
    expect(output).not.toContain(await keptSecret(cms.data, secret));
  }
});

test('the doctor passes on what the check finds, as faults once the website is public', async () => {
  const doctor = (more: object) =>
    runOn('eleventy/commands/doctor.ts', cms.data, [], {
      ...placesOf(cms.data, cms.ports),
      ...more,
    });
  const local = await doctor({});
  expect(local.output).toMatch(
    /^ {2}Recommended: Settings missing before the CMS can go public: \d+/m,
  );
  expect(local.code).toBe(0);

  const { code, output } = await doctor({ SITE_URL: 'http://127.0.0.1:9' });
  expect(output).toMatch(/^ {2}✗ EMAIL_SMTP_HOST: expected a mail server, found the mail catcher/m);
  expect(output).toMatch(
    /^ {2}Recommended: admin@example\.org: turn on two-factor authentication/m,
  );
  expect(output).not.toContain('✗ Directus 11');
  expect(code).toBe(1);
});

test('the check finds accounts with tokens, open files, and Directus’ own suspension', async () => {
  const { member } = demoPeople;
  await asSeed('PATCH', `/users/${member.id}`, { token: 'x'.repeat(32) });
  await asSeed('PATCH', '/settings', { auth_login_attempts: 25, public_registration: true });
  await chmod(join(cms.data, 'uploads'), 0o755);
  const { output } = await checkCms(cms.data, cms.ports);
  expect(output).toContain(`${member.email}: expected no static token`);
  expect(output).toContain('auth_login_attempts: expected none');
  expect(output).toContain('public_registration: expected off');
  expect(output).toContain(`${join(cms.data, 'uploads')}: expected mode 700`);

  await asSeed('PATCH', '/settings', { auth_login_attempts: null, public_registration: false });
  await chmod(join(cms.data, 'uploads'), 0o700);
});

test('the check has nothing left to say once all is done', async () => {
  const { administrator } = demoPeople;
  for (const person of forTryingOut) await asSeed('DELETE', `/users/${demoPeople[person].id}`);
  await asSeed('PATCH', `/users/${administrator.id}`, { email: 'ada@association.org' });
  await asSeed('PATCH', '/policies', { query: { limit: -1 }, data: { enforce_tfa: true } });
  const { code, output } = await checkCms(cms.data, cms.ports, {
    CMS_PUBLIC_URL: 'https://cms.association.org',
    EMAIL_SMTP_HOST: 'mail.association.org',
    EMAIL_FROM: 'post@association.org',
    IP_TRUST_PROXY: '127.0.0.1',
    CMS_MAIL_TO: 'office@association.org',
  });
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^Directus 11\./),
    'Recommended: ada@association.org: turn on two-factor authentication in the account.',
    'Nothing stands in the way of going public.',
  ]);
  expect(code).toBe(0);
});

test('no person’s account has to be there for a start', async () => {
  await asSeed('DELETE', `/users/${demoPeople.administrator.id}`);
  await restart();
  expect(people.map(loginOf).filter((login) => login !== undefined)).toEqual([]);
  expect((await emails()).filter((email) => email !== null)).toEqual([]);
});

test('without the seed’s account, one line says how to fix that, and Directus runs on', async () => {
  const roles = await asSeed('GET', '/roles?filter[name][_eq]=Administrator');
  const [role] = roles.body.data as { id: string }[];
  const token = 'another-administrators-token';
  const other = { email: 'other@example.org', role: role!.id, token };
  await asSeed('POST', '/users', other);
  await asSeed('PATCH', '/users/me', { token: null });

  await restart();
  const line = new RegExp(
    `^SEED_TOKEN: expected .* in ${join(cms.data, '.env')}; .*start again\\.$`,
    'm',
  );
  expect(printed).toMatch(line);
  expect(printed).not.toMatch(/^\s+at /m);
  expect((await cms.ask('GET', '/users/me', undefined, token)).status).toBe(200);

  await replaceSecret('SEED_TOKEN', token);
  await restart();
  expect(printed).not.toContain('SEED_TOKEN');
});

test('an installation of an earlier version goes on, and is warned of its passwords', async () => {
  const { administrator, editor } = demoPeople;
  const roles = await asSeed('GET', '/roles?limit=-1&fields=id,name');
  const named = (name: string) =>
    (roles.body.data as { id: string; name: string }[]).find((role) => role.name === name)!.id;
  const { id: _, ...unnumbered } = administrator;
  await asSeed('POST', '/users', [
    { ...unnumbered, role: named('Administrator'), password: publishedPasswords.administrator },
    { ...editor, role: named('Editor'), password: publishedPasswords.editor },
  ]);
  const records = people.map((person) => `person:${person}`);
  await asSeed('DELETE', '/items/collegium_seeds', records);
  const kept = ['KEY', 'SECRET', 'DIRECTUS_TOKEN'];
  const lines = (await secretLines()).filter((line) => kept.includes(line.split('=')[0]!));
  await asSeed('PATCH', '/users/me', { token: null });
  await writeFile(join(cms.data, '.env'), `${lines.join('\n')}\n`);

  await restart();
  for (const person of ['administrator', 'editor'] as const) {
    expect(loginOf(person)).toBe(publishedPasswords[person]);
    expect(printed).toContain(`Warning: ${demoPeople[person].email} still has the password`);
  }
  // The member was deleted in this installation.
  expect(loginOf('member')).toBeUndefined();
  const { output } = await checkCms(cms.data, cms.ports);
  expect(output).toContain(
    'admin@example.org: expected a password that only its owner knows, found the one that earlier',
  );

  await restart();
  expect(printed).not.toContain('SEED_TOKEN');
  expect(await emails()).not.toContain(demoPeople.member.email);
});

test('nobody is made for trying out where that is not wanted', async () => {
  await cms.restore();
  // The state in the middle of the first start, before it has created accounts and pages.
  await deleteAll('/users?filter[email][_nnull]=true', '/users');
  await deleteAll('/items/pages', '/items/pages');
  const records = [...people.map((person) => `person:${person}`), 'pages'];
  await asSeed('DELETE', '/items/collegium_seeds', records);

  await restart({ CMS_DEMO: '0' });
  expect(people.filter((person) => loginOf(person) !== undefined)).toEqual(['administrator']);
  expect((await emails()).filter((email) => email !== null)).toEqual([
    demoPeople.administrator.email,
  ]);
  // A later start without the option does not create them either.
  await restart();
  expect(loginOf('editor')).toBeUndefined();
});

async function restart(variables: Readonly<Record<string, string>> = {}): Promise<void> {
  printed = await startAgain(cms, variables);
}

/** The text after a person's e-mail address in the printed list. */
function loginOf(person: DemoPerson): string | undefined {
  return new RegExp(`^ {2}${person} +\\S+@\\S+ +(\\S+)$`, 'm').exec(printed)?.[1];
}

async function logIn(person: DemoPerson, password: string): Promise<number> {
  const { email } = demoPeople[person];
  return (await cms.ask('POST', '/auth/login', { email, password })).status;
}

async function asSeed(method: string, path: string, body?: unknown) {
  const answer = await cms.ask(method, path, body, await keptSecret(cms.data, 'SEED_TOKEN'));
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer;
}

async function deleteAll(found: string, from: string): Promise<void> {
  const query = `${found.includes('?') ? '&' : '?'}limit=-1&fields=id`;
  const { body } = await asSeed('GET', found + query);
  const ids = (body.data as { readonly id: unknown }[]).map(({ id }) => id);
  await asSeed('DELETE', from, ids);
}

async function emails(): Promise<readonly (string | null)[]> {
  const { body } = await asSeed('GET', '/users?limit=-1&fields=email');
  return (body.data as { email: string | null }[]).map(({ email }) => email);
}

async function secretLines(): Promise<string[]> {
  return (await readFile(join(cms.data, '.env'), 'utf8')).trim().split('\n');
}

async function replaceSecret(name: string, value: string): Promise<void> {
  const lines = (await secretLines()).map((line) =>
    line.startsWith(`${name}=`) ? `${name}=${value}` : line,
  );
  await writeFile(join(cms.data, '.env'), `${lines.join('\n')}\n`);
}

async function modes(): Promise<Readonly<Record<string, number>>> {
  const names = ['', '.env', 'data.db', 'uploads'];
  const entries = names.map(async (name) => {
    const { mode } = await stat(join(cms.data, name));
    return [name, mode & 0o777] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
