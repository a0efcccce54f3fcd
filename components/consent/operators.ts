/** Who receives the visitor's data, as visitors have to be told (GDPR, article 13(1)(e) and (f)). */
export interface Operator {
  readonly name: string;
  /** ISO 3166-1. */
  readonly country: string;
  /** Third country that data may reach. Both have an adequacy decision (GDPR, article 45). */
  readonly thirdCountry?: 'US' | 'GB';
  /** For how many months its cookies stay at most, by its own account, if known. */
  readonly cookieMonths?: number;
}

/** The company or association behind the content of a host, if known. */
export function operatorOf(host: string): Operator | undefined {
  return operators.get(host);
}

// The longest-lived cookie that an embedded content sets: PREF, two years.
const google: Operator = {
  name: 'Google Ireland Limited',
  country: 'IE',
  thirdCountry: 'US',
  cookieMonths: 24,
};

const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['www.google.com', google],
  ['maps.googleapis.com', google],
  ['www.youtube.com', google],
  ['www.youtube-nocookie.com', google],
  [
    'www.openstreetmap.org',
    { name: 'OpenStreetMap Foundation', country: 'GB', thirdCountry: 'GB' },
  ],
  ['umap.openstreetmap.de', { name: 'FOSSGIS e. V.', country: 'DE' }],
  // `vuid`, two years.
  [
    'player.vimeo.com',
    { name: 'Vimeo.com, Inc.', country: 'US', thirdCountry: 'US', cookieMonths: 24 },
  ],
  [
    'www.dailymotion.com',
    { name: 'Dailymotion S.A.', country: 'FR', thirdCountry: 'US', cookieMonths: 13 },
  ],
]);
