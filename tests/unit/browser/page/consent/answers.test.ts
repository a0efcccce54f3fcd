/** @jest-environment jsdom */
import { answer, fillIn } from '../../../../../browser/page/consent/answers.ts';
import { startAnnouncer } from '../../../../../browser/page/navigation/announcer.ts';
import { changeConsents } from '../../../../../browser/consent/changeConsents.ts';
import { consents } from '../../../../../browser/consent/consents.ts';
import { allowContent, contentConsents } from '../../../../../browser/consent/contentConsents.ts';
import type { ConsentEntry } from '../../../../../contract/records.ts';

const entry = (function_id: string, locked = false): ConsentEntry => ({
  ...{ function_id, display_name: function_id, description: '', link: '' },
  ...{ default_on: true, consentGiven: false, locked },
});
const asked = [entry('functional', true), entry('matomo'), entry('videos')];

const row = (box: string) => `<div><div>${box}<div><label></label></div></div></div>`;

let banner: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<form>
    <div role="group">
      ${row('<input type="checkbox" name="functional" checked disabled>')}
      ${row('<input type="checkbox" name="matomo" checked>')}
      ${row('<input type="checkbox" name="videos">')}
    </div>
    <button value="all"></button><button value="selected"></button><button value="none"></button>
    <button value="reset" hidden></button><h2 tabindex="-1"></h2>
  </form>`;
  banner = document.querySelector('form')!;
  changeConsents({ type: 'reset' });
});

const ticked = () =>
  [...banner.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name }) => name);
const press = (value: string) => answer(banner, asked, banner.querySelector(`[value=${value}]`));
const given = () =>
  consents()
    ?.filter(({ consentGiven }) => consentGiven)
    .map(({ function_id }) => function_id);

// A checkbox that is ticked in advance does not give consent: Court of Justice of the EU, C-673/17
// (Planet49).
it('ticks nothing that the visitor was not asked about', () => {
  fillIn(banner);
  expect(ticked()).toEqual(['functional']);
});

it('ticks what the visitor has allowed before', () => {
  const before = { function_id: 'videos', consentGiven: true };
  const refused = { function_id: 'matomo', consentGiven: false };
  changeConsents({ type: 'save', consents: [before, refused] });
  fillIn(banner);
  expect(ticked()).toEqual(['functional', 'videos']);
});

// Specification, section 4: each non-locked consent toggles; the functional one cannot be switched off.
it.each([
  ['all', ['functional', 'matomo', 'videos']],
  ['selected', ['functional', 'matomo']],
  ['none', ['functional']],
])('%s allows %j', (answer, expected) => {
  press(answer);
  expect(given()).toEqual(expected);
});

it('selected allows each of several that are ticked', () => {
  banner.querySelector<HTMLInputElement>('[name=videos]')!.checked = true;
  press('selected');
  expect(given()).toEqual(['functional', 'matomo', 'videos']);
});

it('keeps what the visitor was asked with the answer', () => {
  press('none');
  expect(consents()).toEqual(asked.map((each) => ({ ...each, consentGiven: each.locked })));
});

// Specification, section 4: reset deletes the stored record.
it('deletes the answer and asks again, with a button that is there once there is an answer', () => {
  startAnnouncer();
  const reset = banner.querySelector<HTMLButtonElement>('[value=reset]')!;
  fillIn(banner);
  expect(reset).toHaveProperty('hidden', true);

  press('all');
  fillIn(banner);
  expect(reset).toHaveProperty('hidden', false);

  press('reset');
  expect(localStorage.getItem('int-consents')).toBeNull();
  expect(consents()).toBeUndefined();
  expect(ticked()).toEqual(['functional']);
  expect(reset).toHaveProperty('hidden', true);
  expect(banner.querySelector('h2')).toHaveFocus();
  expect(document.querySelector('[role=status]')).toHaveTextContent('Ihre Auswahl ist gelöscht.');
});

it.each([
  ['of a button that this build does not know', 'some'],
  ['without a button', ''],
])('only logs an answer %s', (_, value) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  press('all');
  const button = document.createElement('button');
  button.value = value;
  answer(banner, asked, value ? button : null);
  expect(warn).toHaveBeenCalledWith('Unknown consent action', { type: 'unknown', name: value });
  expect(given()).toEqual(['functional', 'matomo', 'videos']);
  warn.mockRestore();
});

it('says that the choice is saved', () => {
  startAnnouncer();
  press('none');
  expect(document.querySelector('[role=status]')).toHaveTextContent(
    'Ihre Auswahl ist gespeichert.',
  );
});

describe('providers that the visitor always allows', () => {
  const maps = { id: 'www.google.com', name: 'Google Maps', functionId: 'maps' };
  const film = { id: 'film.example', name: 'Film', functionId: 'videos' };
  const box = (id: string) =>
    banner.querySelector<HTMLInputElement>(`[name="contentConsent:${id}"]`);

  beforeEach(() => {
    localStorage.clear();
    allowContent(maps);
    allowContent(film);
    fillIn(banner);
    banner.querySelector<HTMLInputElement>('[name=matomo]')!.checked = true;
  });

  it('are listed by name, ticked, once', () => {
    fillIn(banner);
    const names = [...banner.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(names.filter(Boolean)).toEqual(['Film', 'Google Maps']);
    expect(box(maps.id)?.checked).toBe(true);
  });

  // GDPR, article 7(3): withdrawing is as easy as giving.
  it('are all withdrawn by a refusal', () => {
    press('none');
    expect(contentConsents()).toEqual([]);
  });

  it('stay with an answer to allow everything', () => {
    press('all');
    expect(contentConsents()).toEqual([film, maps]);
  });

  it('go with the function that is left unticked', () => {
    press('selected');
    expect(contentConsents()).toEqual([maps]);
  });

  it('go one by one', () => {
    banner.querySelector<HTMLInputElement>('[name=videos]')!.checked = true;
    box(film.id)!.checked = false;
    press('selected');
    expect(contentConsents()).toEqual([maps]);
  });
});
