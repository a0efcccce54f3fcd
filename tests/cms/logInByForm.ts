import type { Page } from 'playwright';
import { demoPeople, type DemoPerson } from '../../cms/people.ts';
import { passwordOf } from './installation.ts';
import type { SharedCms } from './sharedCms.ts';

/** Logs in to Directus by its form. The first screen may not show yet. */
export async function logInByForm(
  page: Page,
  { url, data }: Pick<SharedCms, 'url' | 'data'>,
  person: DemoPerson,
): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await page.getByRole('textbox').first().fill(demoPeople[person].email);
  await page.locator('input[type=password]').fill(await passwordOf(data, person));
  await page.keyboard.press('Enter');
}
