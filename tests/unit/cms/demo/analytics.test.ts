import { expect, it } from '@jest/globals';
import { startAnalytics } from '../../../../cms/demo/analytics.ts';

it('serves what a page asks of Matomo, and reports each page that is counted', async () => {
  const counted: [string, string][] = [];
  const { url, close } = await startAnalytics((...page) => counted.push(page));
  try {
    expect(new URL(url).hostname).toBe('localhost');
    expect(await (await fetch(`${url}matomo.js`)).text()).toContain('trackPageView');

    const page = 'action_name=Kontakt&url=http%3A%2F%2Flocalhost%2Fkontakt';
    expect((await fetch(`${url}matomo.php?${page}`, { method: 'POST' })).status).toBe(204);
    await fetch(`${url}matomo.php?e_c=Footer&e_a=Klick`, { method: 'POST' });
    expect(counted).toEqual([['Kontakt', 'http://localhost/kontakt']]);

    const optOut = await fetch(`${url}index.php?module=CoreAdminHome&action=optOut`);
    expect(optOut.headers.get('content-type')).toContain('text/html');
  } finally {
    close();
  }
});
