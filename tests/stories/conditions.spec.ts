import { expect, test, type Page } from '@playwright/test';

/** The toolbar's conditions, and the panel that shows a story's HTML and CSS. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const open = (page: Page, id: string, globals: string) =>
  page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${globals}`);

test('text at 200 % doubles the size of the text', async ({ page }) => {
  const sizeWith = async (globals: string) => {
    await open(page, 'primitives-button--primary', globals);
    const button = page.getByRole('button');
    await expect(button).toBeVisible();
    return button.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  };
  const usual = await sizeWith('');
  expect(await sizeWith('largeText:!true')).toBe(usual * 2);
});

test('right to left turns the page round', async ({ page }) => {
  await open(page, 'primitives-checkbox--unchecked', 'rightToLeft:!true');
  const box = page.getByRole('checkbox');
  await expect(box).toBeVisible();
  const { x } = (await box.boundingBox())!;
  const label = (await page.locator('label').boundingBox())!;
  expect(x).toBeGreaterThan(label.x);
});

test('forced colours are those of the system, also in rules for them', async ({ page }) => {
  await open(page, 'primitives-checkbox--unchecked', 'forcedColors:!true');
  const box = page.getByRole('checkbox');
  // Only a rule for forced colours shows the browser's own box.
  await expect(box).toHaveCSS('appearance', 'auto');
  await open(page, 'primitives-button--primary', 'forcedColors:!true');
  const button = page.getByRole('button');
  await expect(button).toBeVisible();
  const [ground, system] = await button.evaluate((element) => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'ButtonFace';
    document.body.append(probe);
    return [element, probe].map((each) => getComputedStyle(each).backgroundColor);
  });
  expect(ground).toBe(system);
});

test('reduced motion ends all transitions, also for scripts', async ({ page }) => {
  const motion = async (globals: string) => {
    await open(page, 'primitives-button--primary', globals);
    const button = page.getByRole('button');
    await expect(button).toBeVisible();
    return button.evaluate((element) => [
      getComputedStyle(element).transitionDuration,
      String(matchMedia('(prefers-reduced-motion: reduce)').matches),
    ]);
  };
  expect(await motion('')).toEqual(['0.12s', 'false']);
  expect(await motion('reducedMotion:!true')).toEqual(['0s', 'true']);
});

test('without JavaScript, a story is what the server sends', async ({ page }) => {
  await open(page, 'primitives-copybutton--address', 'withoutScripts:!true');
  const frame = page.frameLocator('iframe[title="Without JavaScript"]');
  // It copies with JavaScript only, so it is hidden without.
  await expect(frame.getByRole('button')).toHaveCount(0);
  await expect(frame.locator('button')).toHaveCount(1);
  await open(page, 'primitives-button--primary', 'withoutScripts:!true');
  await expect(frame.getByRole('button')).toHaveCSS('text-transform', 'uppercase');
});

test('the HTML and CSS of a story can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?path=/story/primitives-button--primary');
  await page.getByRole('tab', { name: 'HTML and CSS' }).click();
  const html = page.getByRole('textbox', { name: 'HTML' });
  await expect(html).toHaveValue(/^<button type="button" class="[\w- ]+">.+<\/button>$/);
  const name = /class="([\w-]+)"/.exec(await html.inputValue())![1]!;
  await expect(page.getByRole('textbox', { name: 'CSS' })).toHaveValue(
    new RegExp(String.raw`--color-accent:.*\.${name}\{`, 's'),
  );
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByText('HTML copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await html.inputValue());
});

test('conditions are chosen in the toolbar', async ({ page }) => {
  await page.goto('/?path=/story/primitives-button--primary');
  await page.getByRole('button', { name: 'Conditions' }).click();
  await page.getByRole('checkbox', { name: 'Text at 200 %' }).click();
  const html = page.frameLocator('#storybook-preview-iframe').locator('html');
  await expect(html).toHaveCSS('font-size', '32px');
  await expect(page.getByRole('button', { name: 'Conditions (1)' })).toBeVisible();
});
