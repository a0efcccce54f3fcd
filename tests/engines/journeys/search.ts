import { arrive } from './arrive.ts';
import type { Scene } from './Scene.ts';
import { link, title } from './targets.ts';

const field = { role: 'searchbox', name: 'Suchbegriff' };

/** A visitor types a word, hears how many pages have it, reads the first, and returns to the results. */
export async function search({ visitor }: Scene): Promise<void> {
  await arrive(visitor, '/');
  await visitor.click(link('Suche', 'header'));
  await visitor.isAt(title('Suche'));
  await visitor.fill(field, 'satzung');
  await visitor.sees({
    role: 'status',
    content: '^\\d+ Ergebnisse für „satzung“$',
    within: 'main',
  });
  await visitor.press('Enter');
  expect((await visitor.sees(field)).isFocused).toBe(true);
  await visitor.click(link('Satzung', 'main'));
  await visitor.isAt(title('Satzung'));
  await visitor.goBack();
  await visitor.sees({
    role: 'status',
    content: '^\\d+ Ergebnisse für „satzung“$',
    within: 'main',
  });
  expect((await visitor.sees(field)).value).toBe('satzung');
  expect(await visitor.path()).toBe('/suche?q=satzung');
}
