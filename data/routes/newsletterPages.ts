import { labels, languages } from '../../locales/languages.ts';
import type { NewsletterPage, NewsletterPageKey } from '../model/newsletterPage.ts';
import type { Originated, Site } from '../model/site.ts';
import { primaryEmail } from '../kinds/selections.ts';

/** The pages that newsletter mails link to, if the site offers a newsletter. */
export function newsletterPagesOf(
  site: Pick<Site, 'project' | 'company'>,
): readonly Originated<NewsletterPage>[] {
  if (!offersNewsletter(site)) return [];
  return [newsletterPage('newsletterConfirm'), newsletterPage('newsletterUnsubscribe')];
}

/** True if there is a newsletter, and an e-mail address for questions about it. */
function offersNewsletter({ project, company }: Pick<Site, 'project' | 'company'>): boolean {
  return project.config.newsletter && primaryEmail(company) !== undefined;
}

function newsletterPage<Key extends NewsletterPageKey>(key: Key) {
  const translations = languages.map((language) => {
    const { title, text } = labels[language].newsletterLink[kinds[key]];
    return { ...ofEditors, language, title, description: text };
  });
  return { key, translations, origin: 'the website itself' };
}

const kinds = {
  newsletterConfirm: 'confirm',
  newsletterUnsubscribe: 'unsubscribe',
} as const satisfies Record<NewsletterPageKey, string>;

/** Fields that only editors can fill in. */
const ofEditors = {
  navigation_title: undefined,
  keywords: undefined,
  lead: undefined,
  body: undefined,
};
