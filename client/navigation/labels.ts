import type { Language } from '../../locales/languages.ts';

/** What client navigation says to visitors; comes with the first page that there is something to say of. */
export interface NavigationLabels {
  /** With `{title}`, which only the browser knows. */
  readonly navigated: string;
  readonly loading: string;
}

declare global {
  /** Put in by the build (eleventy/clientBundle.ts), from locales/. */
  var navigationLabels: Readonly<Record<Language, NavigationLabels>>;
}

/** The labels in the language of the page. */
export function labels(): NavigationLabels {
  return navigationLabels[document.documentElement.lang as Language];
}
