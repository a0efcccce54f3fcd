import { soon } from '../soon.ts';
import { arrive } from './arrive.ts';
import type { Scene } from './Scene.ts';
import { button, link, title } from './targets.ts';

const toggle = button('Dunkle Darstellung', 'header');

/** The chosen mode changes the page at once, and is kept on other pages and visits. */
export async function colorMode({ visitor }: Scene): Promise<void> {
  await arrive(visitor, '/kontakt');
  const light = await visitor.background();
  expect((await visitor.sees(toggle)).isPressed).toBe(false);
  await visitor.click(toggle);
  await soon(async () => expect(await visitor.background()).not.toBe(light));
  expect((await visitor.sees(toggle)).isPressed).toBe(true);
  const dark = await visitor.background();

  await visitor.click(link('Impressum', 'footer'));
  await visitor.isAt(title('Impressum'));
  expect(await visitor.background()).toBe(dark);
  await visitor.goTo('/service/satzung');
  expect(await visitor.background()).toBe(dark);
  expect((await visitor.sees(toggle)).isPressed).toBe(true);
  await visitor.click(toggle);
  await soon(async () => expect(await visitor.background()).toBe(light));
}
