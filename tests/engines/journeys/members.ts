import { member, membersText } from '../Backend.ts';
import { arrive } from './arrive.ts';
import type { Scene } from './Scene.ts';
import { button, link, menuButton, textbox, title } from './targets.ts';

const secret = { selector: 'input[type=password]' };
const text = { selector: 'main p', content: `^${membersText}$` };

/** A member mistypes the password, logs in, reads, stays logged in after a reload, and logs out. */
export async function members({ visitor, isPhone }: Scene): Promise<void> {
  await arrive(visitor, '/mitgliederbereich');
  await visitor.fill(textbox('E-Mail-Adresse'), member.email);
  await visitor.fill(secret, 'ein-gutes-');
  await visitor.click(button('Anmelden', 'main'));
  await visitor.sees({
    role: 'alert',
    content: '^E-Mail-Adresse und Passwort passen nicht zusammen',
  });
  await visitor.click(button('Passwort anzeigen'));
  expect((await visitor.sees(textbox('Passwort'))).value).toBe('ein-gutes-');
  await visitor.click(textbox('Passwort'));
  await visitor.press('End');
  await visitor.type('passwort-1');
  await visitor.press('Enter');

  await visitor.sees(title(`Guten Tag, ${member.name}`));
  expect(await visitor.path()).toBe('/mitgliederbereich/home');
  await visitor.click(link('Hotline', 'main'));
  await visitor.sees(text);
  expect(await visitor.path()).toBe('/mitgliederbereich/hotline');
  await visitor.reload();
  await visitor.sees(text);

  if (isPhone) await visitor.click(menuButton);
  await visitor.click({ selector: '[aria-label="Mein Zugang"] summary' });
  await visitor.click(button('Abmelden', 'header'));
  await visitor.sees(title('Mitgliederbereich'));
  await visitor.sees(textbox('E-Mail-Adresse'));
  await visitor.goTo('/mitgliederbereich/hotline');
  await visitor.sees(textbox('E-Mail-Adresse'));
  expect(await visitor.all(text)).toEqual([]);
}
