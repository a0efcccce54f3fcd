/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type * as Leaving from '../../../../../browser/page/navigation/leaving.ts';
import { newDocument } from '../newDocument.ts';

let {
  hasUnsavedInput,
  isBrowserAsking: isAskedByBrowser,
  mayLeave,
}: typeof Leaving = await opened();

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

it('is ours to ask about where the words are there', async () => {
  await focus('name');
  field('name').value = 'Erika';
  expect(isAskedByBrowser()).toBe(false);
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

// After a new build or offline, the script with the question cannot be loaded.
it('is known where the words of the question are missing: the browser asks in its own', async () => {
  const words = '../../../../../browser/page/navigation/spoken.ts';
  jest.unstable_mockModule(words, () => {
    throw new Error('404');
  });
  ({ hasUnsavedInput, isBrowserAsking: isAskedByBrowser, mayLeave } = await opened());
  await focus('name');
  expect(isAskedByBrowser()).toBe(false);
  field('name').value = 'Erika';
  expect(hasUnsavedInput()).toBe(true);
  expect(isAskedByBrowser()).toBe(true);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});

function field(name: string): HTMLInputElement {
  return document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
}

/** The first focus in a form loads the text of the question. */
async function focus(name: string): Promise<void> {
  field(name).focus();
  await import('../../../../../browser/page/navigation/spoken.ts').catch(() => undefined);
}

/** Opens a new page whose script watches its forms. */
async function opened(): Promise<typeof Leaving> {
  const markup = document.body.innerHTML;
  newDocument(markup);
  const leaving = await import('../../../../../browser/page/navigation/leaving.ts');
  leaving.startLeaving();
  return leaving;
}
