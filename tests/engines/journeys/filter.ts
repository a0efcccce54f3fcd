import { soon } from '../soon.ts';
import { addressOf } from '../sites.ts';
import type { Visitor } from '../Visitor.ts';
import { arrive } from './arrive.ts';
import type { Scene } from './Scene.ts';
import { button, checkbox } from './targets.ts';

/** Choices leave fewer products, stand in the address, and Back takes them back. */
export async function filter({ visitor, isPhone }: Scene): Promise<void> {
  await arrive(visitor, `${addressOf('shop')}/produkte`);
  const all = await count(visitor);
  if (isPhone) {
    // The filters are a sheet there.
    await visitor.click(button('Filtern'));
    await visitor.click({ ...checkbox('Gold'), within: 'dialog' });
    await visitor.click({
      role: 'button',
      name: { pattern: '^\\d+ Produkte? zeigen$' },
      within: 'dialog',
    });
    await visitor.missesSoon({ role: 'dialog' });
  } else {
    await visitor.click({ ...checkbox('Gold'), within: 'main form' });
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
