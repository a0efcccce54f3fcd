import { providerOf, mapPlace } from '../../contract/thirdParties.ts';
import { allForms } from '../../contract/forms/forms.ts';
import type { Recipient } from '../kinds/privacy.ts';
import { newsSections } from '../kinds/news.ts';
import type { Site } from '../model/site.ts';
import { membersHomeOf } from '../routes/memberPages.ts';
import { homePath, newsSectionPath } from '../routes/namedRoutes.ts';
import { textsIn } from '../texts/texts.ts';
import { providersOfContent, type ContentProvider } from './contentProviders.ts';

/** The facts about a website's data processing that the build knows. */
export interface PrivacyFacts {
  readonly site: Site;
  /** The providers of contents that visitors can load: those in `frame-src`, and the rating. */
  readonly providers: readonly ContentProvider[];
  /** The host of forms and members' log-ins. Without one, forms open the visitor's mail program. */
  readonly serverHost: string | undefined;
  /**
   * True for a project host, which sends no mails, deletes no data and stores no proof of consent
   * for the website.
   */
  readonly isProjectHost: boolean;
  /** True if the banner asks for something: each page then has the cookie settings. */
  readonly hasConsentQuestion: boolean;
  readonly hasMembers: boolean;
  /**
   * True if browsers ask the server for news that are newer than the build (data/routes/shells.ts).
   */
  readonly hasLiveNews: boolean;
  readonly hasRating: boolean;
}

/** The addresses on other hosts that a text embeds. */
export type EmbedsIn = (text: string) => readonly string[];

/**
 * @param server the address of the Directus for forms and log-ins, as visitors' browsers reach it
 * @param projectHost the address of the project host that replaces a Directus
 */
export function privacyFacts(
  site: Site,
  {
    embedsIn,
    server,
    projectHost,
  }: {
    readonly embedsIn: EmbedsIn;
    readonly server: string | undefined;
    readonly projectHost?: string | undefined;
  },
): PrivacyFacts {
  const { google_place_id: place, config } = site.project;
  const formsServer = server ?? projectHost;
  const isOffered = site.consents.some(({ function_id }) => function_id === 'rating');
  const hasRating = Boolean(place && config.google_maps_key && isOffered);
  const hasMap = site.pages.some(({ key }) => key === 'contact');
  const embedded = [...textsIn(site)].flatMap(([text]) => embedsIn(text));
  const providers = [...(hasMap ? [mapPlace] : []), ...embedded].map(providerOf);
  return {
    site,
    providers: providersOfContent(providers, { recipients: config.privacy.recipients, hasRating }),
    serverHost: formsServer === undefined ? undefined : new URL(formsServer).host,
    isProjectHost: projectHost !== undefined,
    hasConsentQuestion: config.matomo !== undefined || site.consents.length > 0,
    hasMembers: formsServer !== undefined && membersHomeOf(site) !== undefined,
    hasLiveNews: server !== undefined && hasNewsList(site),
    hasRating,
  };
}

function hasNewsList({ pages, project }: Site): boolean {
  const paths = newsSections.map((section) => newsSectionPath(section, project.name));
  return pages
    .filter((page) => page.key === 'content')
    .some(({ translations }) =>
      translations.some(({ language, slug }) => paths.includes(`${homePath(language)}${slug}`)),
    );
}

/** The conditions of sections. Their names are documented in docs/decisions/0056. */
export function conditionsOf(facts: PrivacyFacts): Readonly<Record<string, boolean>> {
  const { site, providers, serverHost, hasMembers, hasLiveNews, hasRating } = facts;
  const { config } = site.project;
  const has = (kind: ContentProvider['kind']) => providers.some((each) => each.kind === kind);
  const { recipients, log_days, statistics_months } = config.privacy;
  return {
    consent_question: facts.hasConsentQuestion,
    statistics: config.matomo !== undefined,
    statistics_months: statistics_months !== undefined,
    newsletter: config.newsletter,
    newsletter_proof: config.newsletter && config.newsletter_proof_days > 0,
    server: serverHost !== undefined,
    directus: serverHost !== undefined && !facts.isProjectHost,
    contact_consent: config.contact.consent === 'consent',
    contact_mail_full: config.contact.mail === 'full',
    members: hasMembers,
    live_news: hasLiveNews,
    // Members' log-ins could be cookies once, and notices of that time ask whether they are.
    cookie_login: false,
    external_content: providers.length > 0,
    maps: has('maps'),
    videos: has('videos'),
    rating: hasRating,
    hosting: recipients.some(isHost),
    log_days: log_days !== undefined,
    recipients: recipients.some(isProcessor),
  };
}

function isHost({ task }: Recipient): boolean {
  return task === 'hosting';
}

/**
 * True for a recipient that works on the owner's behalf (GDPR, article 28). A provider of content
 * does not.
 */
export function isProcessor({ task }: Recipient): boolean {
  return task !== 'embedded';
}

/** The forms that a page of the website shows, and that say themselves how long their content is kept. */
export function formsWithPeriod({ site, serverHost }: PrivacyFacts) {
  if (serverHost === undefined) return [];
  const shown = site.pages.flatMap((page) => ('blocks' in page ? page.blocks : []));
  return allForms.flatMap(([name, { fields, kept }]) =>
    typeof kept === 'object' && shown.some(({ type, group }) => type === 'form' && group === name)
      ? [{ name, fields: Object.keys(fields), days: kept.days }]
      : [],
  );
}
