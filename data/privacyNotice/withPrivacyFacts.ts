import { warnEditors } from '../problems/editorWarnings.ts';
import type { Site } from '../model/site.ts';
import { retentionValues, duration } from './retentionTimes.ts';
import { blocksOf } from './blocks.ts';
import { filledIn, type Fillings } from './braces.ts';
import { isInEea } from './countries.ts';
import { conditionsOf, formsWithPeriod, privacyFacts, type PrivacyFacts } from './facts.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * Fills in the privacy notice with the facts that the build knows, so that the notice can neither
 * promise other periods than the backend's nor describe functions that the website lacks
 * (docs/decisions/0056). Mistakes are reported to editors, but do not fail the build.
 */
export function withPrivacyFacts(site: Site, options: Parameters<typeof privacyFacts>[1]): Site {
  const notice = site.pages.find(({ key }) => key === 'privacy');
  if (!notice?.translations.some(({ body }) => body?.includes('{{'))) return site;
  const facts = privacyFacts(site, options);
  const gaps = new Set<string>();
  const translations = notice.translations.map((texts) => {
    const { body, language } = texts;
    if (body === undefined) return texts;
    for (const [name, words] of fieldsToFillIn(facts)) if (body.includes(name)) gaps.add(words);
    for (const { name } of body.includes('privacy.forms') ? [] : formsWithPeriod(facts)) {
      warnEditors(
        notice.origin,
        `translations.${language}.body`,
        `{{ privacy.forms }} is missing, so the notice does not describe the form ${name}.`,
      );
    }
    const report = (line: string) =>
      warnEditors(notice.origin, `translations.${language}.body`, line);
    return { ...texts, body: filledIn(body, fillingsOf(facts, language), report) };
  });
  for (const words of gaps) warnEditors(site.project.origin, 'config.privacy', words);
  const filled = { ...notice, translations } as typeof notice;
  return { ...site, pages: site.pages.map((page) => (page === notice ? filled : page)) };
}

function fillingsOf(facts: PrivacyFacts, language: Language): Fillings {
  const { retention, privacy, matomo, newsletter_proof_days } = facts.site.project.config;
  const days = (count: number) => duration('retention.days', count, language);
  const { log_days, statistics_months } = privacy;
  return {
    conditions: conditionsOf(facts),
    values: {
      ...retentionValues(retention, language),
      'retention.unsubscribed':
        newsletter_proof_days === 0 ? undefined : days(newsletter_proof_days),
      'privacy.log_days': log_days === undefined ? undefined : days(log_days),
      'privacy.statistics_months':
        statistics_months === undefined
          ? undefined
          : duration('retention.months', statistics_months, language),
      'privacy.server_host': facts.serverHost,
      'privacy.statistics_host': matomo && new URL(matomo.url).host,
    },
    blocks: blocksOf(facts, language),
  };
}

/** The empty fields that the notice needs, as warnings, each with the braces that need it. */
function* fieldsToFillIn({
  site,
  providers,
  serverHost,
}: PrivacyFacts): Generator<[name: string, words: string]> {
  const { matomo, privacy, newsletter } = site.project.config;
  const hasServer = serverHost !== undefined;
  // A recipient must be named for these mails, since it receives the addresses (GDPR, article 13
  // (1) (e)).
  for (const task of [hasServer && 'mail', newsletter && 'newsletter'] as const) {
    if (!task || privacy.recipients.some((recipient) => recipient.task === task)) continue;
    yield [
      'privacy.recipients',
      `recipients: nobody has the task ${task}, so the privacy notice does not say who receives addresses for it.`,
    ];
  }
  if (!privacy.recipients.some(({ task }) => task === 'hosting')) {
    yield [
      '#if hosting',
      'recipients: nobody has the task hosting, so the privacy notice names no host.',
    ];
  }
  if (privacy.log_days === undefined) {
    yield ['#if log_days', 'log_days is empty, so the privacy notice does not say when logs end.'];
  }
  if (matomo && privacy.statistics_months === undefined) {
    yield [
      '#if statistics_months',
      'statistics_months is empty, so the privacy notice does not say when Matomo deletes.',
    ];
  }
  for (const { name, country, transfer } of privacy.recipients) {
    if (isInEea(country) || transfer) continue;
    yield [
      'privacy.recipients',
      `recipients: ${name} is in ${country}, outside the European Economic Area, and transfer is empty.`,
    ];
  }
  for (const { company, hosts } of providers) {
    if (company) continue;
    yield [
      'privacy.providers',
      `recipients: texts embed ${hosts.join(', ')}; add who that is, with the task embedded and this host.`,
    ];
  }
}
