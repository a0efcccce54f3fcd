import type { Language } from '../../locales/languages.ts';
import type { Page } from '../kinds/pages.ts';

/**
 * A page that a link in a newsletter mail leads to. It is the same on every website, so there is no
 * record of it.
 */
export type NewsletterPage = {
  readonly [Key in NewsletterPageKey]: {
    readonly key: Key;
    readonly translations: readonly NewsletterPageText[];
  };
}[NewsletterPageKey];

export type NewsletterPageKey = 'newsletterConfirm' | 'newsletterUnsubscribe';

/** The texts that every page has. */
type NewsletterPageText = { readonly language: Language } & Omit<
  Page['translations'][number],
  'slug'
>;
