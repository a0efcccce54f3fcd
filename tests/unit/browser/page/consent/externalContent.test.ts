/** @jest-environment jsdom */
import { followConsents, obey } from '../../../../../browser/page/consent/externalContent.ts';
import { startAnnouncer } from '../../../../../browser/page/navigation/announcer.ts';
import { changeConsents } from '../../../../../browser/consent/changeConsents.ts';
import { allowContent, forbidContent } from '../../../../../browser/consent/contentConsents.ts';

// jsdom lacks this property.
Object.defineProperty(HTMLIFrameElement.prototype, 'sandbox', {
  get(this: HTMLIFrameElement) {
    const write = (tokens: string) => this.setAttribute('sandbox', tokens);
    return Object.defineProperty({}, 'value', { set: write });
  },
});

/** The placeholder for external content, as the build writes it. */
const place = (id: string, more = '') => `<figure id="${id}" aria-label="Film ${id}"
  data-external="videos.example" data-name="Videos" data-src="https://videos.example/${id}" ${more}>
  <div><button value="once"></button><button value="always"></button></div><p></p></figure>`;

beforeEach(() => {
  localStorage.clear();
  changeConsents({ type: 'reset' });
  document.body.innerHTML = place('a') + place('b', 'data-function="videos"');
});

const button = (id: string, value: string) =>
  document.querySelector<HTMLButtonElement>(`#${id} [value=${value}]`)!;
const shown = () => [...document.querySelectorAll('iframe')].map(({ src }) => src);
const frame = () => document.querySelector('iframe')!;

it('shows nothing that the visitor has not allowed', () => {
  changeConsents({ type: 'save', consents: [{ function_id: 'videos', consentGiven: false }] });
  followConsents();
  expect(shown()).toEqual([]);
});

it('shows a content once, and no other of the same provider', () => {
  obey(button('a', 'once'));
  expect(shown()).toEqual(['https://videos.example/a']);
  expect(document.activeElement).toBe(frame());
  expect(localStorage).toHaveLength(0);
});

it('always shows all contents of a provider, until that is taken back', () => {
  obey(button('a', 'always'));
  expect(shown()).toEqual(['https://videos.example/a', 'https://videos.example/b']);
  expect(localStorage.getItem('contentConsent:videos.example')).toContain('Videos');
  forbidContent('videos.example');
  expect(shown()).toEqual([]);
});

it('shows a content for now where nothing can be kept', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  obey(button('a', 'always'));
  expect(shown()).toEqual(['https://videos.example/a']);
});

it('goes by the consent of the function in the banner', () => {
  changeConsents({ type: 'save', consents: [{ function_id: 'videos', consentGiven: true }] });
  followConsents();
  expect(shown()).toEqual(['https://videos.example/b']);
  changeConsents({ type: 'reset' });
  followConsents();
  expect(shown()).toEqual([]);
});

it('goes by the consent of its own provider only', () => {
  allowContent({ id: 'other.example', name: 'Other', functionId: '' });
  expect(shown()).toEqual([]);
});

it('shows a content once, however often it is allowed', () => {
  allowContent({ id: 'videos.example', name: 'Videos', functionId: '' });
  followConsents();
  expect(shown()).toHaveLength(2);
});

describe('a content that is shown', () => {
  it('goes with one press, and the focus goes back to the question', () => {
    obey(button('a', 'always'));
    expect(button('a', 'never')).toHaveTextContent('Nicht mehr laden');
    obey(button('a', 'never'));
    expect(shown()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(document.activeElement).toBe(button('a', 'once'));
    expect(document.querySelectorAll('[value=never]')).toHaveLength(0);
  });

  it('goes with one press although the banner had allowed it', () => {
    changeConsents({
      type: 'save',
      consents: [
        { function_id: 'videos', consentGiven: true },
        { function_id: 'maps', consentGiven: true },
      ],
    });
    obey(button('b', 'never'));
    expect(shown()).toEqual([]);
    expect(JSON.parse(localStorage.getItem('int-consents') ?? '')).toEqual([
      { function_id: 'videos', consentGiven: false },
      { function_id: 'maps', consentGiven: true },
    ]);
  });

  it.each([
    ['goes, once or not, with an answer that refuses something', false, []],
    ['stays with an answer that allows everything', true, ['https://videos.example/a']],
  ])('%s', (_, consentGiven, expected) => {
    obey(button('a', 'once'));
    changeConsents({ type: 'save', consents: [{ function_id: 'maps', consentGiven }] });
    expect(shown()).toEqual(expected);
  });
});

it('says what was loaded', () => {
  startAnnouncer();
  obey(button('a', 'once'));
  expect(document.querySelector('[role=status]')).toHaveTextContent('Geladen: Film a');
});

it('ignores a button outside of a place', () => {
  const other = document.createElement('button');
  expect(() => obey(other)).not.toThrow();
  expect(shown()).toEqual([]);
});

// docs/decisions/0013: the frame must not navigate the page or learn its address.
it('gives a frame no more rights than it needs', () => {
  obey(button('a', 'once'));
  expect(frame()).toMatchObject({
    title: 'Film a',
    referrerPolicy: 'no-referrer',
    loading: 'lazy',
    allow: 'fullscreen',
  });
  expect(frame().getAttribute('sandbox')?.split(' ').sort()).toEqual([
    ...['allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-same-origin'],
    'allow-scripts',
  ]);
  expect(frame().parentElement).toBe(document.querySelector('#a > div'));
});

it('tells a provider the site, not the page, where it must know it', () => {
  document.body.innerHTML = place('a', 'data-referrer="strict-origin"');
  obey(button('a', 'once'));
  expect(frame().referrerPolicy).toBe('strict-origin');
});
