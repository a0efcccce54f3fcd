import type { Scene } from './Scene.ts';
import { button, checkbox, heading, refuseAll } from './targets.ts';

/** A visitor allows maps, finds the answer kept, and looks at it again. */
export async function consent({ visitor }: Scene): Promise<void> {
  await visitor.goTo('/');
  await visitor.sees(heading('Was dürfen wir laden?'));
  await visitor.click({ selector: 'summary', content: '^Auswahl und Einzelheiten$' });
  expect((await visitor.sees(checkbox('Karten'))).isChecked).toBe(false);
  await visitor.click(checkbox('Karten'));
  expect((await visitor.sees(checkbox('Karten'))).isChecked).toBe(true);
  await visitor.click(button('Ausgewählte Cookies erlauben'));
  await visitor.missesSoon(heading('Was dürfen wir laden?'));
  await visitor.sees({ role: 'status', content: '^Ihre Auswahl ist gespeichert' });

  await visitor.reload();
  await visitor.click(button('Cookie Einstellungen', 'footer'));
  await visitor.isAt(heading('Was dürfen wir laden?'));
  expect((await visitor.sees(checkbox('Karten'))).isChecked).toBe(true);
  await visitor.press('Escape');
  await visitor.missesSoon(refuseAll);
  await visitor.isAt(button('Cookie Einstellungen', 'footer'));
}
