import { labelsFor, labelTemplate } from '../../components/i18n/createLabels.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { shortHash } from '../../eleventy/cache/shortHash.ts';
import type { Language } from '../../locales/languages.ts';
import type { PageContext } from '../template/pageContext.ts';
import { consentChoices } from './consentChoices.ts';

/**
 * Returns a hash of all that visitors read before they answer: texts in all languages, and the
 * receivers of data. The hash is stored with the answer; if it changes, visitors are asked again.
 * The hash of the banner's file would not do, since that also changes with the design.
 */
export function consentVersion(context: PageContext): string {
  return context.sharedProps.consentVersion.for('', () => {
    const { languages } = context.content.site.project;
    return shortHash(JSON.stringify(languages.map((language) => question(language, context))));
  });
}

function question(language: Language, { content, frameSources }: PageContext) {
  const labels = labelsFor(language);
  const href = (path: string) => content.addressOf(path, language);
  const choices = consentChoices({ content, language, labels, href, frameSources });
  return [choices, words.map((key) => labelTemplate(key, language))];
}

const words: readonly LabelKey[] = [
  'consent.text',
  'consent.textProviders',
  'consent.nothing',
  'consent.textVisits',
  'consent.textProvidersVisits',
  'consent.withdrawal',
  'consent.providers.none',
  'consent.providers.unknown',
  'consent.providers.company',
  'consent.providers.cookies',
];
