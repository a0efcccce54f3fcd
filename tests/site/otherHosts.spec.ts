import { sampleLanguages } from '../../stories/sampleLanguages.ts';
import { pageWithVideo } from './otherHosts/content.ts';
import { expectNothingStored, scrollThrough } from './everyPage/privacy.ts';
import { idle } from './idle.ts';
import { expect, test } from './otherHosts/test.ts';
import { sampledPages } from './sample.ts';

/** Before consent, even a site with all external services must not contact other hosts. */
for (const language of sampleLanguages) {
  test(`no page in ${language} asks another host before consent, or keeps anything`, async ({
    page,
    otherHosts,
  }) => {
    const paths = sampledPages
      .filter((one) => one.language === language)
      .map(({ path }) => path)
      .concat(language === 'de' ? [pageWithVideo] : []);
    expect(paths.length).toBeGreaterThan(14);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('body > section:first-child form')).toBeVisible();
        await scrollThrough(page);
        await idle(page);
        expect([...otherHosts.contacted]).toEqual([]);
        await expectNothingStored(page);
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
