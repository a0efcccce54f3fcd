import { axeViolations } from '../axe.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './otherHosts/test.ts';

/** Tests the contact form of a site whose project sets `contact: { consent: 'information' }`. */
const forms = [
  { path: '/kontakt', sentence: /Art\. 6 Abs\. 1 Buchst\. b oder f DSGVO/, notice: '/datenschutz' },
  { path: '/en/contact', sentence: /Art\. 6 \(1\) \(b\) or \(f\) GDPR/, notice: '/en/privacy' },
  {
    path: '/fr/contact',
    sentence: /article 6, paragraphe 1, point b\) ou f\), du RGPD/,
    notice: '/fr/mentions-legales#privacy',
  },
];

for (const { path, sentence, notice } of forms) {
  test(`${path} has no box to tick, says why it is lawful, and is sent by the keyboard`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.locator('main form').filter({ has: page.locator('textarea') });
    await expect(form.getByRole('checkbox')).toHaveCount(0);
    await expect(form).toContainText(sentence);
    await expect(form.locator('p a')).toHaveAttribute('href', notice);

    await tabTo(page, form.locator('[name=name]'));
    await page.keyboard.type('Jonas Beispiel');
    await page.keyboard.press('Tab');
    await page.keyboard.type('jonas@post.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Guten Tag!');
    await page.keyboard.press('Tab');
    await expect(form.locator('p a')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    // The form is hydrated, so its status reports the result of sending.
    await expect(form.getByRole('status')).not.toBeEmpty();
    await expect(form).toContainText(sentence);
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  });
}
