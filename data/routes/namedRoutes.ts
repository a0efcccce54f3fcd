import { defaultLanguage, namedPages, type Language } from '../../locales/languages.ts';
import type { NewsSection } from '../kinds/news.ts';

/** The pages whose addresses the code names. Declared with the languages: a new language needs all of them. */
export { namedPages } from '../../locales/languages.ts';

/** The keys of pages that every website has. */
export const neededPages = ['home', 'notFound', 'contact', 'imprint', 'privacy'] as const;

/** The anchor of the privacy notice if it is a part of a page. */
export const privacyAnchor = 'privacy';

/**
 * The section of the privacy notice that names the providers, and where visitors withdraw their
 * consent to them.
 */
export const externalContentNotice = `${namedPages.privacy.de}#external-content`;

/** The accessibility statement: an editor's page at a path that the footer links to. */
export const accessibilityPath = '/barrierefreiheit';

/** The privacy notice for the association's social media profiles, also an editor's page. */
export const socialMediaPrivacyPath = '/datenschutz-social';

/**
 * The path of a section's news list in the default language. In the specification's route
 * `/{product}-arbeitskreise`, `{product}` is replaced by the project's short name.
 *
 * @param projectName as in the project's settings (`name`)
 */
export function newsSectionPath(section: NewsSection, projectName: string): string {
  return section === 'news' ? '/aktuelles' : `/${projectName}-arbeitskreise`;
}

/** The page that the service worker shows if it can't get the requested one. */
export function offlinePath(language: Language): string {
  return `${homePath(language)}offline`;
}

/** The path of a language's start page. */
export function homePath(language: Language): string {
  return language === defaultLanguage ? '/' : `/${language}/`;
}
