/** @jest-environment jsdom */
import { hasUnsavedInput, mayLeave, startLeaving } from '../../../../client/navigation/leaving.ts';

startLeaving();

beforeEach(() => {
  document.documentElement.lang = 'de';
  document.body.innerHTML = `
    <header><form><input name="search" /></form></header>
    <main><form>
      <input name="name" value="Muster" />
      <input type="checkbox" name="consent" />
      <textarea name="message"></textarea>
    </form></main>`;
});

it('is none before the visitor does anything, nor by a look', async () => {
  expect(hasUnsavedInput()).toBe(false);
  await focus('name');
  expect(hasUnsavedInput()).toBe(false);
});

it.each([
  ['a text', () => (field('name').value = 'Muster-Beispiel')],
  ['a message', () => (field('message').value = 'Guten Tag')],
  ['a tick', () => (field('consent').checked = true)],
])('is %s that was not there', async (_, change) => {
  await focus('consent');
  change();
  expect(hasUnsavedInput()).toBe(true);
});

it('is none once it was taken back', async () => {
  await focus('name');
  field('name').value = 'M';
  field('name').value = 'Muster';
  expect(hasUnsavedInput()).toBe(false);
});

it('is none once it was sent, until there is more', async () => {
  await focus('name');
  field('name').value = 'Erika';
  document.querySelector('main form')!.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(hasUnsavedInput()).toBe(false);
  field('name').value = 'Erika Beispiel';
  expect(hasUnsavedInput()).toBe(true);
});

it('is none in a form of the shell, which stays', async () => {
  await focus('search');
  field('search').value = 'Satzung';
  expect(hasUnsavedInput()).toBe(false);
});

it('may be left where there is none, without a question', () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  expect(mayLeave()).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});

it.each([true, false])('is asked about in the language of the page: %s', async (answer) => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(answer);
  await focus('name');
  field('name').value = 'Erika';
  expect(mayLeave()).toBe(answer);
  expect(confirm).toHaveBeenCalledWith(
    'Nicht gesendete Eingaben gehen verloren. Seite trotzdem verlassen?',
  );
});

it('has the browser ask before the document goes, unless the visitor has let it go', async () => {
  const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(true);
  await focus('name');
  expect(leaves()).toBe(true);
  field('name').value = 'Erika';
  expect(leaves()).toBe(false);
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  mayLeave();
  expect(leaves()).toBe(true);
});

function field(name: string): HTMLInputElement {
  return document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
}

/** What watches over a form comes with the first focus in it. */
async function focus(name: string): Promise<void> {
  field(name).focus();
  await import('../../../../client/navigation/unsavedInput.ts');
}
