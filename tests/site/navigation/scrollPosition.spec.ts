import { expect } from '@playwright/test';
import { test } from '../traveller.ts';
import { scrollPage, scrollTop } from './steps.ts';

/* A new page starts at the top. Back, forward and a reload restore the scroll position. */

test.use({ viewport: { width: 1280, height: 800 } });

test('a new page starts at the top, and back and forward restore the scroll position', async ({
  traveller,
}) => {
  const { page, follow, heading, documents } = traveller;
  await page.goto('/service/satzung');
  await scrollPage(page, 700);
  await follow('/kontakt');
  await expect(heading).toHaveText('Kontakt');
  expect(await scrollTop(page)).toBe(0);

  await scrollPage(page, 300);
  await page.goBack();
  await expect(heading).toHaveText('Satzung');
  expect(await scrollTop(page)).toBe(700);
  await page.goForward();
  await expect(heading).toHaveText('Kontakt');
  expect(await scrollTop(page)).toBe(300);
  expect(documents()).toBe(1);
});

test('a reload restores the scroll position of this page and of those before', async ({
  traveller,
}) => {
  const { page, follow, heading } = traveller;
  await page.goto('/service/satzung');
  await scrollPage(page, 700);
  await follow('/datenschutz');
  await expect(heading).toHaveText('Datenschutzerklärung');
  await scrollPage(page, 400);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(400);
  await page.goBack();
  await expect(heading).toHaveText('Satzung');
  await expect.poll(() => scrollTop(page)).toBe(700);
});
