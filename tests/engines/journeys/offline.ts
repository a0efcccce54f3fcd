import { soon } from '../soon.ts';
import { arrive } from './arrive.ts';
import type { Scene } from './Scene.ts';
import { link, title } from './targets.ts';

/** Without a connection, visited pages can be read, and others say what is wrong. */
export async function offline({ visitor, network }: Scene): Promise<void> {
  await arrive(visitor, '/kontakt');
  await soon(async () => expect(await visitor.isOfflineReady()).toBe(true));
  await visitor.goTo('/impressum');
  await visitor.sees(title('Impressum'));
  network.isConnected = false;

  await visitor.goTo('/kontakt');
  await visitor.sees(title('Kontakt'));
  await visitor.goTo('/wer-wir-sind/vorstand');
  await visitor.sees(title('Keine Verbindung'));
  await visitor.click(link('Impressum', 'main'));
  await visitor.sees(title('Impressum'));

  await visitor.goTo('/wer-wir-sind/vorstand');
  await visitor.sees(title('Keine Verbindung'));
  network.isConnected = true;
  await visitor.click(link('Erneut versuchen', 'main'));
  await visitor.sees(title('Vorstand'));
  expect(await visitor.path()).toBe('/wer-wir-sind/vorstand');
}
