import { expect, test } from './otherHosts/test.ts';
import { pageWithVideo } from './otherHosts/content.ts';

/** Before consent, a site with everything that comes from other hosts keeps to itself, too. */
for (const path of ['/', '/kontakt', pageWithVideo]) {
  test(`${path} asks no other host before consent`, async ({ page, context, otherHosts }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');

    expect([...otherHosts.contacted]).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

test('what leaves for another host is seen', async ({ page, otherHosts }) => {
  await page.goto('https://videos.example/embed/1?t=2');
  await page.goto('http://videos.example/plain');

  const request = { method: 'GET', host: 'videos.example' };
  expect(otherHosts.requests).toContainEqual({ ...request, path: '/embed/1', query: { t: '2' } });
  expect(otherHosts.requests).toContainEqual({ ...request, path: '/plain', query: {} });
});
