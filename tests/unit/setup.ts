import { TextDecoder, TextEncoder } from 'node:util';

// Native ES modules get no `jest` object of their own; tests expect the usual global.
globalThis.jest = import.meta.jest;

// Browsers have these, jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom adopts no stylesheets, and has no media queries. Nothing matches: light, no reduced
// motion, narrow.
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
