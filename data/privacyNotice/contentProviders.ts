import { type Provider, mapsService } from '../../contract/thirdParties.ts';
import type { Recipient } from '../kinds/privacy.ts';

/** A provider of third-party contents, and the countries that receive data. */
export interface ContentProvider {
  readonly kind: 'maps' | 'videos' | 'rating' | 'other';
  /** The name that visitors know. */
  readonly name: string;
  readonly hosts: readonly string[];
  /** The company responsible for it. Undefined if an editor has not entered it yet. */
  readonly company?: Company | undefined;
}

interface Company {
  readonly name: string;
  readonly places: readonly Place[];
  /** Other companies that deliver parts of the content. */
  readonly others?: 'fastly' | 'mapServers';
  readonly privacyPolicy?: string;
}

/** A country where data are processed. */
export interface Place {
  /** ISO 3166-1 alpha-2, or `otherCountries` for countries that no provider lists. */
  readonly country: string;
  /** The legal basis of the transfer; none within the European Economic Area. */
  readonly transfer?: Recipient['transfer'] | 'safeguards';
}

export const otherCountries = 'others';

/** Each provider once, with its company from this file or from the project's recipients. */
export function providersOfContent(
  used: readonly Provider[],
  given: { readonly recipients: readonly Recipient[]; readonly hasRating: boolean },
): ContentProvider[] {
  const all = used.map(({ host, name, functionId }): ContentProvider => {
    const company = companies[host] ?? companyOf(given.recipients, host);
    return { kind: functionId ?? 'other', name, hosts: [host], company };
  });
  if (given.hasRating) {
    const { host } = new URL(mapsService);
    all.push({ kind: 'rating', name: 'Google Maps', hosts: [host], company: google });
  }
  const same = Map.groupBy(all, ({ kind, name, company }) => [kind, name, company?.name].join());
  return [...same.values()].map((group) => ({
    ...(group[0] as ContentProvider),
    hosts: [...new Set(group.flatMap(({ hosts }) => hosts))],
  }));
}

function companyOf(recipients: readonly Recipient[], host: string): Company | undefined {
  const recipient = recipients.find((each) => each.host === host);
  return recipient && { name: recipient.name, places: [recipient] };
}

/*
 * As the providers state. Looked up in November 2026:
 * - Google: https://policies.google.com/privacy/frameworks (of 16 September 2024): servers around
 *   the world, Google LLC is certified under the EU-US Data Privacy Framework, standard contractual
 *   clauses elsewhere.
 * - Vimeo: https://vimeo.com/privacy, sections 14 and 15.
 * - Dailymotion: its privacy policy, section 1.3: servers in France, the United States and
 *   Singapore; “Standard Contractual Clauses or Binding Corporate Rules”.
 * - OpenStreetMap: https://osmfoundation.org/wiki/Services_and_tile_users_privacy_FAQ
 * - uMap: https://www.fossgis.de/arbeitsgruppen/osm-server/nutzungsbedingungen/; each map chooses
 *   its tiles.
 *
 * The adequacy decision for the United Kingdom ends on 27 December 2031. An appeal concerning the
 * decision for the EU-US Data Privacy Framework, (EU) 2023/1795, is before the Court of Justice:
 * C-703/25 P.
 */
const google: Company = {
  name: 'Google Ireland Limited, Dublin',
  places: [
    { country: 'IE' },
    { country: 'US', transfer: 'dpf' },
    { country: otherCountries, transfer: 'safeguards' },
  ],
  privacyPolicy: 'https://policies.google.com/privacy',
};

const companies: Readonly<Record<string, Company>> = {
  'www.google.com': google,
  'www.youtube.com': google,
  'www.youtube-nocookie.com': google,
  'player.vimeo.com': {
    name: 'Vimeo.com, Inc., New York',
    places: [
      { country: 'US', transfer: 'dpf' },
      { country: otherCountries, transfer: 'safeguards' },
    ],
    privacyPolicy: 'https://vimeo.com/privacy',
  },
  'www.dailymotion.com': {
    name: 'Dailymotion SA',
    places: [
      { country: 'FR' },
      { country: 'US', transfer: 'safeguards' },
      { country: 'SG', transfer: 'safeguards' },
    ],
    privacyPolicy: 'https://www.dailymotion.com/legal/privacy',
  },
  'www.openstreetmap.org': {
    name: 'OpenStreetMap Foundation, Cambridge',
    places: [{ country: 'GB', transfer: 'adequacy' }, { country: 'IE' }, { country: 'NL' }],
    others: 'fastly',
    privacyPolicy: 'https://osmfoundation.org/wiki/Privacy_Policy',
  },
  'umap.openstreetmap.de': {
    name: 'FOSSGIS e. V., Berlin',
    places: [{ country: 'DE' }],
    others: 'mapServers',
  },
};
