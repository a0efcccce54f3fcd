import { languages } from '../../locales/languages.ts';
import { expect, test } from './otherHosts/test.ts';
import { pages } from './pages.ts';

/** Before consent, a site with everything that comes from other hosts keeps to itself, too. */
for (const language of languages) {
  test(`no page in ${language} asks another host before consent, or keeps anything`, async ({
    page,
    context,
    otherHosts,
  }) => {
    const paths = pages.filter((one) => one.language === language).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(40);
    test.setTimeout(paths.length * 10_000);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.mouse.wheel(0, 20_000);
      await page.waitForLoadState('networkidle');

      const kept = await page.evaluate(() => localStorage.length + sessionStorage.length);
      const cookies = await context.cookies();
      expect({ path, asked: [...otherHosts.contacted], cookies, kept }).toEqual({
        path,
        asked: [],
        cookies: [],
        kept: 0,
      });
    }
  });
}

test('what leaves for another host is seen', async ({ page, otherHosts }) => {
  await page.goto('https://videos.example/embed/1?t=2');
  await page.goto('http://videos.example/plain');

  const request = { method: 'GET', host: 'videos.example' };
  expect(otherHosts.requests).toContainEqual({ ...request, path: '/embed/1', query: { t: '2' } });
  expect(otherHosts.requests).toContainEqual({ ...request, path: '/plain', query: {} });
});
