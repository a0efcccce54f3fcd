import type { LabelKey } from '../../contract/labels.ts';
import * as keys from '../../contract/storageKeys.ts';
import { cacheNames, offlineReadingCache } from '../../contract/cacheNames.ts';
import type { PrivacyFacts } from './facts.ts';

/** Data that a visitor's browser stores. */
interface StorageEntry {
  /** Keys or names; one that ends in `…` is a prefix. */
  readonly names: readonly string[];
  readonly kind: StorageKind;
  readonly period: LabelKey & `privacyNotice.periods.${string}`;
  readonly purpose: LabelKey & `privacyNotice.purposes.${string}`;
  /** The legal basis for storing it (TDDDG, section 25). */
  readonly basis: 'necessary' | 'wish' | 'consent';
}

type StorageKind = 'local' | 'session' | 'cookie' | 'cache';

/** The data that a visit to the website can store, function by function. */
export function storageEntries(facts: PrivacyFacts): StorageEntry[] {
  const { site, providers, serverHost, isProjectHost, hasMembers } = facts;
  const hasServer = serverHost !== undefined;
  const { matomo, newsletter } = site.project.config;
  const isShop = site.pages.some(({ key }) => key === 'products');
  const isColorChosen = site.theme.config.colorMode === 'user';
  return [
    ...(facts.hasConsentQuestion ? [consents] : []),
    ...(providers.length > 0 ? [allowedContent] : []),
    ...(isColorChosen ? [colorMode] : []),
    // Without a server, the form opens a mail program, and the website stores nothing.
    ...(hasServer ? [draft, submission, sender] : []),
    ...(isShop ? [listPlace] : []),
    ...(newsletter && hasServer && !isProjectHost ? [newsletterLink] : []),
    ...(hasMembers ? [session, mark, memberLink] : []),
    reloaded,
    buildFiles,
    offlineChoice,
    copies,
    ...(matomo ? matomoCookies : []),
  ];
}

const consents: StorageEntry = {
  names: [keys.consentsKey, keys.consentTimeKey],
  kind: 'local',
  period: 'privacyNotice.periods.deletedYear',
  purpose: 'privacyNotice.purposes.consents',
  basis: 'necessary',
};

const allowedContent: StorageEntry = {
  names: [`${keys.contentConsentPrefix}…`],
  kind: 'local',
  period: 'privacyNotice.periods.withdrawn',
  purpose: 'privacyNotice.purposes.content',
  basis: 'wish',
};

const colorMode: StorageEntry = {
  names: [keys.colorModeKey],
  kind: 'local',
  period: 'privacyNotice.periods.deleted',
  purpose: 'privacyNotice.purposes.colorMode',
  basis: 'wish',
};

const draft: StorageEntry = {
  names: [`${keys.draftPrefix}…`],
  kind: 'session',
  period: 'privacyNotice.periods.sentHour',
  purpose: 'privacyNotice.purposes.draft',
  basis: 'necessary',
};

const submission: StorageEntry = {
  names: [`${keys.submissionPrefix}…`],
  kind: 'session',
  period: 'privacyNotice.periods.sentTab',
  purpose: 'privacyNotice.purposes.submission',
  basis: 'necessary',
};

const sender: StorageEntry = {
  names: [keys.senderKey],
  kind: 'session',
  period: 'privacyNotice.periods.tab',
  purpose: 'privacyNotice.purposes.sender',
  basis: 'necessary',
};

const listPlace: StorageEntry = {
  names: [keys.listPlaceKey],
  kind: 'session',
  period: 'privacyNotice.periods.tab',
  purpose: 'privacyNotice.purposes.listPlace',
  basis: 'necessary',
};

const newsletterLink: StorageEntry = {
  names: [`${keys.newsletterLinkPrefix}…`],
  kind: 'session',
  period: 'privacyNotice.periods.tab',
  purpose: 'privacyNotice.purposes.newsletterLink',
  basis: 'necessary',
};

const session: StorageEntry = {
  names: [keys.sessionKey],
  kind: 'session',
  period: 'privacyNotice.periods.loggedOutTab',
  purpose: 'privacyNotice.purposes.session',
  basis: 'necessary',
};

const mark: StorageEntry = {
  names: [keys.loggedInKey],
  kind: 'local',
  period: 'privacyNotice.periods.loggedOut',
  purpose: 'privacyNotice.purposes.mark',
  basis: 'necessary',
};

const memberLink: StorageEntry = {
  names: [`${keys.memberLinkPrefix}…`],
  kind: 'session',
  period: 'privacyNotice.periods.usedTab',
  purpose: 'privacyNotice.purposes.memberLink',
  basis: 'necessary',
};

const reloaded: StorageEntry = {
  names: [keys.reloadedKey],
  kind: 'session',
  period: 'privacyNotice.periods.tab',
  purpose: 'privacyNotice.purposes.reloaded',
  basis: 'necessary',
};

/** The caches of a build. Their names end in the build's hash. */
const caches = cacheNames('…');

const buildFiles: StorageEntry = {
  names: [caches.assets, caches.offline],
  kind: 'cache',
  period: 'privacyNotice.periods.build',
  purpose: 'privacyNotice.purposes.files',
  basis: 'necessary',
};

const copies: StorageEntry = {
  names: [caches.pages, caches.data, caches.pictures],
  kind: 'cache',
  period: 'privacyNotice.periods.offDays30',
  purpose: 'privacyNotice.purposes.copies',
  basis: 'wish',
};

const offlineChoice: StorageEntry = {
  names: [offlineReadingCache],
  kind: 'cache',
  period: 'privacyNotice.periods.off',
  purpose: 'privacyNotice.purposes.offlineChoice',
  basis: 'wish',
};

/** The lifetimes are those of Matomo 5: https://matomo.org/faq/general/faq_146/ */
const matomoCookies: readonly StorageEntry[] = [
  matomoCookie('_pk_id.…', 'months13', 'visitor'),
  matomoCookie('_pk_ref.…', 'months6', 'referrer'),
  matomoCookie('_pk_ses.…', 'minutes30', 'visit'),
  matomoCookie('_pk_testcookie…', 'atOnce', 'test'),
  // Matomo gives it 30 years when a consent is withdrawn. browser/page/analytics/matomo.ts deletes it.
  { ...matomoCookie('mtm_consent_removed', 'atOnce', 'withdrawal'), basis: 'necessary' },
];

function matomoCookie(
  name: string,
  period: 'months13' | 'months6' | 'minutes30' | 'atOnce',
  purpose: 'visitor' | 'referrer' | 'visit' | 'test' | 'withdrawal',
): StorageEntry {
  return {
    names: [name],
    kind: 'cookie',
    period: `privacyNotice.periods.${period}`,
    purpose: `privacyNotice.purposes.${purpose}`,
    basis: 'consent',
  };
}
