import type { Locator } from '@playwright/test';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { sampleLanguages } from '../../stories/sampleLanguages.ts';
import { memberPages, membersHomes } from '../../locales/languages.ts';
import { expect, test } from './hostileBackend/test.ts';
import { tabTo } from './keyboard.ts';

/* Tests the login form of a site with a backend: without JavaScript, and with only the keyboard. */

for (const language of sampleLanguages) {
  const words = labelsFor(language).text;

  test.describe(`in ${language}`, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('says what it takes, leads to the office, and asks for no password', async ({
        page,
        directus,
      }) => {
        await page.goto(membersHomes[language]);
        const main = page.locator('main');
        const told = main.locator('noscript p');
        await expect(told).toHaveText(words('logIn.noScript'));
        await expect(told).toBeVisible();
        await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
        await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();

        // Without JavaScript the form could not work, so it is hidden.
        await expect(main.getByLabel(words('logIn.email'))).toBeHidden();
        await expect(main.getByRole('button', { name: words('logIn.submit') })).toBeHidden();
        expect(directus.asked).toEqual([]);
      });
    });

    test('is filled in and sent with only the keyboard', async ({ page, directus }) => {
      await page.goto(membersHomes[language]);
      const main = page.locator('main');
      const email = main.getByLabel(words('logIn.email'));
      const password = main.getByLabel(words('logIn.password'), { exact: true });
      const next = async (element: Locator) => {
        await page.keyboard.press('Tab');
        await expect(element).toBeFocused();
      };

      await tabTo(page, email);
      // Submitting moves the focus to the first missing field.
      await page.keyboard.press('Enter');
      await expect(email).toHaveAccessibleDescription(words('logIn.emailMissing'));
      await expect(email).toBeFocused();
      await page.keyboard.type('erika@example.org');
      await next(password);
      await page.keyboard.type('ein-gutes-passwort-1');
      await next(main.getByRole('button', { name: words('logIn.showPassword') }));
      await page.keyboard.press('Space');
      await expect(password).toHaveAttribute('type', 'text');
      const remember = main.getByRole('checkbox', { name: words('logIn.remember') });
      await next(remember);
      await page.keyboard.press('Space');
      await expect(remember).not.toBeChecked();
      await next(main.getByRole('button', { name: words('logIn.submit'), exact: true }));
      await page.keyboard.press('Enter');
      const { [language]: home } = memberPages.home;
      await expect(page).toHaveURL(`${membersHomes[language]}/${home}`);
      expect(directus.asked.filter((asked) => asked.startsWith('POST'))[0]).toContain(
        '/auth/login',
      );
      await page.reload();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(email).toHaveCount(0);
    });
  });
}
