import { arrive } from './arrive.ts';
import type { Scene } from './Scene.ts';
import { link, title } from './targets.ts';

/** Links show pages without a new document, say so, and Back returns to the place of the first page. */
export async function navigation({ visitor, network }: Scene): Promise<void> {
  await arrive(visitor, '/service/satzung');
  await visitor.click(link('Datenschutz', 'footer'));
  await visitor.isAt(title('Datenschutzerklärung'));
  expect(await visitor.path()).toBe('/datenschutz');
  await visitor.sees({ role: 'status', content: '^Seite „Datenschutzerklärung“ geöffnet$' });
  await visitor.goBack();
  await visitor.sees(title('Satzung'));
  expect(await visitor.path()).toBe('/service/satzung');
  expect((await visitor.sees(link('Datenschutz', 'footer'))).isInWindow).toBe(true);
  expect(network.documents).toEqual(['/service/satzung']);
}
