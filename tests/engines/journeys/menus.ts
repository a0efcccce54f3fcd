import { arrive } from './arrive.ts';
import type { Scene } from './Scene.ts';
import { link, menuButton, menuGroup, title } from './targets.ts';

/** Groups open one at a time, close by a second click, and lead to pages. */
export async function menusByPointer({ visitor, isPhone }: Scene): Promise<void> {
  await arrive(visitor, '/kontakt');
  if (isPhone) {
    await visitor.missesSoon(menuGroup('Service'));
    await visitor.click(menuButton);
  } else {
    await visitor.missesSoon(menuButton);
  }
  await visitor.click(menuGroup('Service'));
  await visitor.sees(link('Satzung', 'header'));
  await visitor.click(menuGroup('Wer wir sind'));
  await visitor.sees(link('Vorstand', 'header'));
  await visitor.missesSoon(link('Satzung', 'header'));
  await visitor.click(menuGroup('Wer wir sind'));
  await visitor.missesSoon(link('Vorstand', 'header'));
  if (isPhone) {
    await visitor.click(menuButton);
    await visitor.missesSoon(menuGroup('Service'));
    await visitor.click(menuButton);
  }
  await visitor.click(menuGroup('Service'));
  await visitor.click(link('Satzung', 'header'));
  await visitor.isAt(title('Satzung'));
  // The menu does not stay open on the page that it leads to.
  await visitor.missesSoon(link('Vorstand', 'header'));
  await visitor.missesSoon(link('Satzung', 'header'));
}

/** Opens the menus with only Tab, Enter, Space and Escape. */
export async function menusByKeyboard({ visitor, isPhone }: Scene): Promise<void> {
  await arrive(visitor, '/');
  // The answer left the focus in the page's content: a new page begins at its top.
  await visitor.goTo('/kontakt');
  if (isPhone) {
    await visitor.tabTo(menuButton);
    await visitor.press('Enter');
  }
  await visitor.tabTo(menuGroup('Service'));
  await visitor.press('Enter');
  await visitor.sees(link('Satzung', 'header'));
  await visitor.tabTo(link('Satzung', 'header'));

  await visitor.press('Escape');
  await visitor.missesSoon(link('Satzung', 'header'));
  await visitor.isAt(menuGroup('Service'));
  if (isPhone) {
    await visitor.press('Escape');
    await visitor.missesSoon(menuGroup('Service'));
    await visitor.isAt(menuButton);
    await visitor.press('Space');
    await visitor.tabTo(menuGroup('Service'));
  }
  await visitor.press('Space');
  await visitor.sees(link('Satzung', 'header'));
  await visitor.tabTo(link('Satzung', 'header'));
  await visitor.press('Enter');
  await visitor.isAt(title('Satzung'));
  expect(await visitor.path()).toBe('/service/satzung');
}
