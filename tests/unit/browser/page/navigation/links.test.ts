/** @jest-environment jsdom */
import { followedHere, languageOf } from '../../../../../browser/page/navigation/links.ts';

/** The address that a click on a link navigates to, or undefined if the browser handles it. */
function clicked(attributes: string, init: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = `<p><a ${attributes}><b>dorthin</b></a></p>`;
  let followed: URL | undefined;
  document.addEventListener(
    'click',
    (event) => {
      followed = followedHere(event);
      event.preventDefault();
    },
    { once: true },
  );
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('b')!.dispatchEvent(event);
  return followed && followed.pathname + followed.search + followed.hash;
}

it.each(['/', '/kontakt', '/kontakt?a=b#c', `${location.origin}/kontakt`, '/ueber/uns.und/euch'])(
  'follows %s',
  (href) => {
    expect(clicked(`href="${href}"`)).toBe(href.replace(location.origin, ''));
  },
);

it.each([
  'href="https://example.org/kontakt"',
  'href="mailto:a@example.org"',
  'href="tel:+4912345"',
  'href="/en/contact"',
  'href="/fr"',
  'href="/images/logo.svg"',
  'href="/kontakt" target="_blank"',
  'href="/kontakt" download',
  'name="kontakt"',
])('leaves %s to the browser', (attributes) => {
  expect(clicked(attributes)).toBeUndefined();
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click with %j to the browser', (init) => {
  expect(clicked('href="/kontakt"', init)).toBeUndefined();
});

it('leaves a click that somebody has handled', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(clicked('href="/kontakt"')).toBeUndefined();
});

it.each([
  ['/', ''],
  ['/en', '/en'],
  ['/en/', '/en'],
  ['/fr/contact', '/fr'],
  ['/english', ''],
  ['/adt/en', ''],
])('knows the language of %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});
