/**
 * The sections of the sidebar in the order of a visitor's path, with the folders of `stories/` that they show. The order is
 * repeated in `preview.tsx`, because Storybook reads it without running the code; a test compares them.
 */
export const sections = {
  Foundations: ['foundations'],
  Primitives: ['primitives'],
  Frame: ['frame'],
  Navigation: ['navigation'],
  Content: ['content', 'home', 'overview', 'sitemap', 'notFound', 'offline'],
  Association: ['association', 'organisations'],
  Contact: ['contact', 'forms', 'rating'],
  Consent: ['consent'],
  Legal: ['legal'],
  News: ['news', 'newsletter'],
  Search: ['search'],
  Members: ['members'],
  Catalogue: ['products'],
  Screens: ['screens'],
  Journeys: ['journeys'],
} as const satisfies Record<string, readonly string[]>;
