import { expect, test } from '@playwright/test';

/* A mark with the name in it leaves the rest of the header its room. */

for (const width of [320, 360, 480, 640, 1024, 1280]) {
  test(`a wide logo breaks no word and meets no neighbour on ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/iframe.html?viewMode=story&id=frame-header--wide-logo');
    const logo = page
      .getByRole('banner')
      .getByRole('link')
      .filter({ has: page.locator('img') });
    await expect(logo).toBeVisible();
    const isCut = await logo.evaluate((link) => {
      link.style.overflowWrap = 'normal';
      const cut = link.scrollWidth > link.clientWidth;
      link.style.removeProperty('overflow-wrap');
      return cut;
    });
    expect(isCut).toBe(false);
    const image = (await logo.locator('img').boundingBox())!;
    expect(image.width).toBeGreaterThanOrEqual(90);
    expect(image.width).toBeLessThanOrEqual(120);
    const tools = (await page.getByRole('link', { name: /Suche/ }).first().boundingBox())!;
    expect(image.x + image.width).toBeLessThan(tools.x);
    const header = (await page.getByRole('banner').boundingBox())!;
    expect(header.height).toBeLessThanOrEqual(170);
  });
}
