/** @jest-environment jsdom */
import { keepDraft, keptDraft } from '../../../../browser/forms/draft.ts';
import { keepFields, restoreDraft } from '../../../../browser/forms/formDraft.ts';

const key = 'collegium-draft:test';
const fields = ['name', 'message'] as const;

afterEach(() => sessionStorage.clear());

function formWith(name: string): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name" /><textarea name="message"></textarea>
    <input name="consent" type="checkbox" /><input name="website" />
  </form>`;
  const [form] = document.forms;
  form!.querySelector('input')!.value = name;
  return form!;
}

const textsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

it('fills in what was typed, where nothing has been typed meanwhile', () => {
  keepDraft(key, { name: 'Jonas Beispiel', message: 'Guten Tag', gone: 'a field of before' });
  const form = formWith('Maria Muster');
  restoreDraft(key, form, fields)();
  expect(textsOf(form)).toEqual({ name: 'Maria Muster', message: 'Guten Tag', website: '' });
});

it('keeps what was typed before it came', () => {
  restoreDraft(key, formWith('Maria Muster'), fields)();
  expect(keptDraft(key)).toEqual({ name: 'Maria Muster', message: '' });
});

it('keeps the named fields, without the spaces around them', () => {
  const form = formWith(' Maria Muster ');
  form.querySelector<HTMLInputElement>('[name=website]')!.value = 'https://spam.example';
  const kept = { name: 'Maria Muster', message: '' };
  expect(keepFields(key, form, fields)).toEqual(kept);
  expect(keptDraft(key)).toEqual(kept);
});

// WCAG 2.2.1: a form without a time limit. The stored copy has one, for shared computers.
it('leaves the form as it is when the hour of its stored copy is over', () => {
  jest.useFakeTimers();
  const form = formWith('Maria Muster');
  const stop = restoreDraft(key, form, fields);
  jest.advanceTimersByTime(61 * 60_000);
  expect(textsOf(form)).toEqual({ name: 'Maria Muster', message: '', website: '' });
  expect(sessionStorage).toHaveLength(0);
  stop();
  jest.useRealTimers();
});
