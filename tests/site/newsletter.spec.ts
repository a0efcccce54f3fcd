import type { Page } from '@playwright/test';
import { newsletterSignUpSchema } from '../../contract/forms/schema.ts';
import { wordings } from '../../data/forms/wordings.ts';
import { sampleLanguages, type SampleLanguage } from '../../stories/sampleLanguages.ts';
import { fine, refusal } from './formEndpoint/FakeEndpoint.ts';
import { expect, test } from './formEndpoint/test.ts';
import { expectAccessible } from './everyPage/accessibility.ts';
import { idle } from './idle.ts';

test.describe('the box', () => {
  const association = 'Verband der Heilberufe Musterland e. V.';
  const box = (page: Page) => page.getByRole('region', { name: /^(Newsletter|Lettre)/ });
  const field = (page: Page) => box(page).getByRole('textbox');
  const signUp = async (page: Page, address = 'jonas@post.example') => {
    await field(page).fill(address);
    await box(page).getByRole('button').click();
  };

  const words: Record<
    SampleLanguage,
    Record<'home' | 'pending' | 'duplicate' | 'error' | 'empty', string>
  > = {
    de: {
      home: '/',
      pending: 'Vielen Dank für Ihre Anmeldung!',
      duplicate: 'Zu viele Anmeldeversuche mit dieser Email Adresse',
      error: 'Ein unerwarteter Serverfehler ist aufgetreten',
      empty: 'Email Adresse fehlt',
    },
    en: {
      home: '/en/',
      pending: 'Thank you for subscribing!',
      duplicate: 'Email Address already registered',
      error: 'An unexpected error occurred',
      empty: 'Email missing',
    },
    fr: {
      home: '/fr/',
      pending: 'Merci pour votre inscription !',
      duplicate: 'Trop de tentatives d’inscription avec cette adresse e-mail',
      error: 'Une erreur inattendue s’est produite',
      empty: 'Adresse e-mail manquante',
    },
  };

  for (const language of sampleLanguages) {
    const { home, pending, duplicate, error, empty } = words[language];
    test(`says what became of a sign-up: ${language}`, async ({ page, endpoint }) => {
      await page.goto(home);
      await box(page).getByRole('button').click();
      await expect(field(page)).toHaveAccessibleDescription(empty);
      await expect(field(page)).toBeFocused();
      expect(endpoint.sent).toEqual([]);

      endpoint.moods.push(refusal('INTERNAL_SERVER_ERROR'));
      await signUp(page);
      await expect(box(page)).toContainText(error);
      await expect(field(page)).toHaveValue('jonas@post.example');

      endpoint.moods.push(refusal('DUPLICATE'));
      await box(page).getByRole('button').click();
      await expect(field(page)).toHaveAccessibleDescription(duplicate);
      await expect(field(page)).toHaveValue('jonas@post.example');

      endpoint.moods.push(fine('pending'));
      await box(page).getByRole('button').click();
      await expect(box(page)).toContainText(pending);
      await expectAccessible(page);

      expect(endpoint.bodies.map(({ language: ofPage }) => ofPage)).toEqual(
        Array(3).fill(language),
      );
      for (const body of endpoint.bodies) {
        const { wording } = newsletterSignUpSchema.parse(body);
        const shown = wordings[wording]!.words[language]!;
        await expect(box(page)).toContainText(shown.replace('{{association}}', association));
      }
    });
  }

  test('asks nobody before it is touched', async ({ page, endpoint }) => {
    await page.goto('/');
    await idle(page);
    await box(page).scrollIntoViewIfNeeded();
    expect([endpoint.challenges, endpoint.sent]).toEqual([0, []]);
    await field(page).focus();
    await expect.poll(() => endpoint.challenges).toBe(1);
  });

  test('makes one sign-up of ten clicks, and of further tries', async ({ page, endpoint }) => {
    await page.goto('/');
    await field(page).fill('jonas@post.example');
    const { promise: arePressed, resolve: pressed } = Promise.withResolvers<undefined>();
    endpoint.moods.push((response) => arePressed.then(() => fine('pending')(response)));
    for (let press = 0; press < 10; press++)
      await box(page).getByRole('button').dispatchEvent('click');
    pressed(undefined);
    await expect(box(page)).toContainText(words.de.pending);
    expect(endpoint.sent).toHaveLength(1);
  });

  test('sends the same key again for the same sign-up', async ({ page, endpoint }) => {
    await page.goto('/');
    endpoint.moods.push(refusal('SERVICE_UNAVAILABLE'), fine('pending'));
    await signUp(page);
    await expect(box(page)).toContainText(words.de.error);
    await box(page).getByRole('button').click();
    await expect(box(page)).toContainText(words.de.pending);
    const keys = endpoint.bodies.map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('survives a backend that is away', async ({ page, endpoint }) => {
    await page.goto('/');
    await endpoint.stop();
    await signUp(page);
    await expect(box(page)).toContainText(words.de.error);
    await endpoint.start();
    endpoint.moods.push(fine('pending'));
    await box(page).getByRole('button').click();
    await expect(box(page)).toContainText(words.de.pending);
  });

  test('works by the keyboard, which comes upon no trap', async ({ page, endpoint }) => {
    await page.goto('/');
    endpoint.moods.push(fine('pending'));
    await field(page).focus();
    await page.keyboard.type('jonas@post.example');
    await page.keyboard.press('Tab');
    await expect(box(page).getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toContainText(words.de.pending);
    await page.keyboard.press('Tab');
    await expect(box(page).getByRole('link')).toBeFocused();
    expect(endpoint.bodies[0]?.['website']).toBe('');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('goes to the mail program, and says so', async ({ page }) => {
      await page.goto('/');
      await expect(box(page).locator('noscript')).toBeVisible();
      await expect(box(page).locator('form')).toHaveAttribute('action', 'mailto:info@vhm.example');
    });
  });
});
