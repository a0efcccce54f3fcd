import { soon } from '../soon.ts';
import { arrive } from './arrive.ts';
import type { Scene } from './Scene.ts';
import { checkbox, link, title } from './targets.ts';

/** A visitor chooses to read offline: visited pages can be read, and others say what is wrong. */
export async function offline({ visitor, network }: Scene): Promise<void> {
  await arrive(visitor, '/datenschutz');
  await soon(async () => expect(await visitor.isOfflineReady()).toBe(true));
  const choice = checkbox('Gelesene Seiten auf diesem Gerät behalten');
  // The checkbox is enabled after its script has loaded, which happens when it becomes visible.
  await soon(async () => {
    await visitor.click(choice);
    expect((await visitor.sees(choice)).isChecked).toBe(true);
  });
  await visitor.goTo('/kontakt');
  await visitor.sees(title('Kontakt'));
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
