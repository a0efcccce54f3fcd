import { soon } from '../soon.ts';
import { arrive } from './arrive.ts';
import type { Scene } from './Scene.ts';
import { button, checkbox, link, textbox } from './targets.ts';

const submit = button('Nachricht senden');

/** Errors are listed above the form and at the fields, and each leads to its field; then it is sent. */
export async function contactForm({ visitor, backend }: Scene): Promise<void> {
  await arrive(visitor, '/kontakt');
  await visitor.fill(textbox('E-Mail-Adresse'), 'jonas@post');
  await visitor.click(submit);
  const problems = { role: 'group', name: 'Bitte prüfen Sie Ihre Angaben' };
  await visitor.isAt(problems);
  // The browser supplies these texts.
  const links = await visitor.all({ role: 'link', within: 'main form [role=group]' });
  expect(links).toHaveLength(4);
  const { description } = await visitor.sees(textbox('Name'));
  expect(description).not.toBe('');
  expect(links[0]!.text).toBe(`Name: ${description}`);
  await visitor.click(link(`Name: ${description}`));
  await visitor.isAt(textbox('Name'));
  expect(backend.endpoint.sent).toEqual([]);

  await visitor.type('Jonas Beispiel');
  await visitor.fill(textbox('E-Mail-Adresse'), '.example');
  await visitor.fill(textbox('Ihre Nachricht'), 'Wann ist die nächste Fortbildung?');
  await visitor.click(checkbox('Ich willige ein'));
  await visitor.click(submit);
  await soon(async () => expect(await visitor.path()).toBe('/danke'));
  await visitor.sees({ role: 'heading', name: { pattern: 'Dank' }, within: 'main' });
  expect([...backend.endpoint.stored.values()]).toEqual([
    expect.objectContaining({
      name: 'Jonas Beispiel',
      email: 'jonas@post.example',
      message: 'Wann ist die nächste Fortbildung?',
      wording: 'contact-consent-1',
    }),
  ]);
}
