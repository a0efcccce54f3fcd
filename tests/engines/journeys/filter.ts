import { soon } from '../soon.ts';
import { addressOf } from '../sites.ts';
import type { Visitor } from '../Visitor.ts';
import { arrive } from './arrive.ts';
import type { Scene } from './Scene.ts';
import { button, checkbox } from './targets.ts';

/** Choices reduce the products and appear in the address. Going back reverts them. */
export async function filter({ visitor, isPhone }: Scene): Promise<void> {
  await arrive(visitor, `${addressOf('shop')}/produkte`);
  const all = await count(visitor);
  // On a phone, the filters are a sheet.
  if (isPhone) await visitor.click(button('Filtern'));
  const gold = { ...checkbox('Gold'), within: isPhone ? 'dialog' : 'main form' };
  await visitor.click(gold);
  await soon(async () => expect((await visitor.sees(gold)).isChecked).toBe(true));
  if (isPhone) {
    await visitor.click({ role: 'button', name: { pattern: '^\\d+ Produkte? zeigen$' } });
    await visitor.missesSoon({ role: 'dialog' });
  }
  await soon(async () => expect(await visitor.path()).toBe('/produkte?attribute.material=gold'));
  await soon(async () => expect(await count(visitor)).toBeLessThan(all));
  const golden = await count(visitor);
  await soon(async () => expect(await visitor.all(card)).toHaveLength(golden));

  await visitor.goBack();
  await soon(async () => expect(await count(visitor)).toBe(all));
  expect(await visitor.path()).toBe('/produkte');
}

const card = { selector: 'main li[data-product] h2 a' };

/** The number that the list reports. */
async function count(visitor: Visitor): Promise<number> {
  const { text } = await visitor.sees({
    role: 'status',
    content: '^\\d+ Produkte?$',
    within: 'main',
  });
  return Number.parseInt(text);
}
