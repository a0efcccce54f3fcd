import type { Provider } from '../../contract/addresses/providers.ts';
import { mapsService } from '../../contract/addresses/thirdParties.ts';
import type { Recipient } from '../model/privacy.ts';

/** Who has contents that visitors can load, and where their data go. */
export interface ContentProvider {
  readonly kind: 'maps' | 'videos' | 'rating' | 'other';
  /** As visitors know it. */
  readonly name: string;
  readonly hosts: readonly string[];
  /** Who answers for it; undefined where an editor has yet to say so. */
  readonly company?: Company | undefined;
}

interface Company {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Another country in which the data are processed, too. */
  readonly alsoIn?: string | undefined;
  /** On which the transfer to a country outside the European Economic Area is based. */
  readonly transfer?: Recipient['transfer'];
  readonly privacyPolicy?: string;
}

/** Each provider once, with what is known of it or what the project says of it. */
export function providersOfContent(
  used: readonly Provider[],
  given: { readonly recipients: readonly Recipient[]; readonly hasRating: boolean },
): ContentProvider[] {
  const companyOf = (host: string) =>
    companies[host] ?? given.recipients.find((recipient) => recipient.host === host);
  const all = used.map(({ host, name, functionId }): ContentProvider => {
    return { kind: functionId ?? 'other', name, hosts: [host], company: companyOf(host) };
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

/*
 * As the providers' own privacy notices say (November 2026). Google LLC is certified under the EU-US Data
 * Privacy Framework; the United Kingdom has an adequacy decision of the European Commission.
 */
const google: Company = {
  name: 'Google Ireland Limited, Dublin',
  country: 'IE',
  alsoIn: 'US',
  transfer: 'dpf',
  privacyPolicy: 'https://policies.google.com/privacy',
};

const companies: Readonly<Record<string, Company>> = {
  'www.google.com': google,
  'www.youtube.com': google,
  'www.youtube-nocookie.com': google,
  'player.vimeo.com': {
    name: 'Vimeo.com, Inc., New York',
    country: 'US',
    transfer: 'scc',
    privacyPolicy: 'https://vimeo.com/privacy',
  },
  'www.dailymotion.com': {
    name: 'Dailymotion SA, Paris',
    country: 'FR',
    privacyPolicy: 'https://legal.dailymotion.com/en/privacy-policy/',
  },
  'www.openstreetmap.org': {
    name: 'OpenStreetMap Foundation, Cambridge',
    country: 'GB',
    transfer: 'adequacy',
    privacyPolicy: 'https://osmfoundation.org/wiki/Privacy_Policy',
  },
  'umap.openstreetmap.de': { name: 'FOSSGIS e. V., Berlin', country: 'DE' },
};
