import { TextDecoder, TextEncoder } from 'node:util';

// Native ES modules get no `jest` object, but tests expect the usual global one.
globalThis.jest = import.meta.jest;

// jsdom lacks these browser APIs.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has neither adopted stylesheets nor media queries. No media query matches: light mode, no
// reduced motion, a narrow window.
if (typeof window !== 'undefined') {
  // Only for tests with a document: loading these modules takes 0.2 s for each test file.
  await import('./domMatchers.ts');
  await import('./domPatience.ts');
  document.adoptedStyleSheets = [];
  Object.assign(window, {
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  });
}

// Storybook guesses the types of a story's args and warns that React elements are cyclic.
Object.assign(globalThis, { LOGLEVEL: 'error' });
