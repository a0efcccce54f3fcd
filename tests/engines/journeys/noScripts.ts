import type { Scene } from './Scene.ts';
import { button, link, menuButton, menuGroup, refuseAll, textbox, title } from './targets.ts';

/**
 * Without scripts, pages can be read and menus open. Functions that need JavaScript are hidden or
 * say so.
 */
export async function noScripts({ visitor, isPhone, network }: Scene): Promise<void> {
  await visitor.goTo('/');
  await visitor.sees(link('Mitglied werden', 'main'));
  expect(await visitor.all(refuseAll)).toEqual([]);
  if (isPhone) await visitor.click(menuButton);
  await visitor.click(menuGroup('Service'));
  await visitor.click(link('Satzung', 'header'));
  await visitor.sees(title('Satzung'));
  await visitor.click(link('Datenschutz', 'footer'));
  await visitor.sees(title('Datenschutzerklärung'));
  expect(network.documents).toContain('/service/satzung');
  expect(network.documents).toContain('/datenschutz');

  await visitor.goTo('/suche');
  await visitor.sees({ selector: 'main p', content: '^Die Suche braucht JavaScript' });
  await visitor.goTo('/kontakt');
  expect(await visitor.all(textbox('Ihre Nachricht'))).toEqual([]);
  await visitor.sees({ selector: 'main p', content: '^Ohne JavaScript erreichen Sie uns so' });
  await visitor.goTo('/mitgliederbereich');
  await visitor.sees({
    selector: 'main p',
    content: '^Zum Anmelden braucht diese Seite JavaScript',
  });
  expect(await visitor.all(button('Anmelden', 'main'))).toEqual([]);
}
