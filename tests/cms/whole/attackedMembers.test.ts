import { expectScreen, main, membersPath, newAccount, logIn } from './member.ts';
import { sharedWebsite } from './website.ts';

/* Tests that texts from Directus can't run scripts in the members' area. */

const website = await sharedWebsite();

test.each([true, false])(
  'run nothing that somebody wrote into their names, pages and documents (policy: %s)',
  async (hasPolicy) => {
    const attack = `<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>`;
    // Without the security policy, only the sanitiser protects the page.
    const page = await website.visitor({ bypassCSP: !hasPolicy });
    const email = `angriff-${hasPolicy}@example.org`;
    await newAccount(website, {
      email,
      language: 'de',
      password: 'ein-gutes-passwort-1',
      ...{ first_name: attack, last_name: attack, member_number: attack },
    });
    const [item] = await website.items('member_pages', '&filter[key][_eq]=hotline&fields=id');
    const path = `/items/member_pages/${String(item!['id'])}`;
    const { body } = await website.administer('GET', `${path}?fields=translations.*`);
    const { translations } = body.data as { translations: readonly Record<string, unknown>[] };
    const attacked = translations.map((texts) => ({
      ...texts,
      ...{
        title: attack,
        lead: attack,
        body: `<p>Hallo</p>${attack}<a href="javascript:window.attacked=1">X</a>`,
      },
    }));
    const change = { translations: attacked };
    const changed = await website.administer('PATCH', path, change);
    expect(changed).toMatchObject({ status: 200 });
    await page.goto(`${website.site}${membersPath('de', 'home')}`);
    await logIn(page, 'de', { email, password: 'ein-gutes-passwort-1' });
    await expectScreen(page, 'de');
    for (const name of ['home', 'hotline', 'profile'] as const) {
      await page.goto(`${website.site}${membersPath('de', name)}`);
      await expectScreen(page, 'de');
      expect(await main(page).textContent()).toContain('window.attacked=1');
      const links = await main(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
      expect(links).not.toContain('javascript:');
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    }
    await website.administer('PATCH', path, { translations });
  },
);
