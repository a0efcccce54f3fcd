import { createInstance } from 'i18next';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import type { Language } from '../../locales/languages.ts';
import { warnEditors } from '../checks/editorWarnings.ts';
import type { Retention } from '../model/retention.ts';
import type { Site } from '../model/site.ts';

/** What an editor writes in the privacy statement for a time that is a setting. */
const times: Readonly<Record<string, (retention: Retention, language: Language) => string>> = {
  'retention.messages': ({ messages_months }, language) =>
    duration('retention.months', messages_months, language),
  'retention.sign_ups': ({ sign_ups_days }, language) =>
    duration('retention.days', sign_ups_days, language),
  'retention.logins': ({ logins_days }, language) =>
    duration('retention.days', logins_days, language),
  'retention.change_requests': ({ change_requests_months }, language) =>
    duration('retention.months', change_requests_months, language),
  'retention.invitations': ({ invitations_days }, language) =>
    duration('retention.days', invitations_days, language),
};

/** In a privacy statement nobody has another use for these braces, so that a slip is seen as one. */
const placeholder = /\{\{([^{}]*)\}\}/g;

/**
 * The site with the times in its privacy statement by which the backend deletes, so that it can't
 * promise others. A placeholder that there is not is told to its editor, and stays.
 */
export function withRetentionTimes(site: Site): Site {
  const { retention } = site.project.config;
  return {
    ...site,
    pages: site.pages.map((page) => {
      if (page.key !== 'privacy') return page;
      const { origin } = page;
      const translations = page.translations.map((texts) => ({
        ...texts,
        ...(texts.body !== undefined && {
          body: replaced(texts.body, texts.language, { origin, retention }),
        }),
      }));
      return { ...page, translations };
    }),
  };
}

function replaced(
  text: string,
  language: Language,
  { origin, retention }: { readonly origin: string; readonly retention: Retention },
): string {
  return text.replaceAll(placeholder, (written: string, inside: string) => {
    const name = inside.replaceAll(/&nbsp;|\s/g, '');
    const time = Object.hasOwn(times, name) ? times[name] : undefined;
    if (time) return time(retention, language);
    const known = Object.keys(times).map((each) => `{{ ${each} }}`);
    warnEditors(
      origin,
      `translations.${language}.body`,
      `${written} stands for nothing, and visitors see it as it is; expected ${alternatives.format(known)}.`,
    );
    return written;
  });
}

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** As it stands after “nach”, “after” or “au bout de”; small numbers in words, as in running text. */
function duration(
  key: 'retention.months' | 'retention.days',
  count: number,
  lng: Language,
): string {
  const words = dictionary.t('retention.numbersFromTwo', { lng }).split(' ');
  return dictionary.t(key, { lng, count, number: words[count - 2] ?? count });
}

const dictionary = createInstance();
void dictionary.init({
  resources: {
    de: { translation: { retention: de.retention } },
    en: { translation: { retention: en.retention } },
    fr: { translation: { retention: fr.retention } },
  },
  initAsync: false,
});
