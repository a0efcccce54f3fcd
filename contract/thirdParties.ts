/**
 * The functions of the website's own code that need consent. Editors may add others for what they
 * embed.
 */
export type FunctionId = 'functional' | 'matomo' | 'rating';

/** The origin of the maps service, for its scripts and requests. */
export const mapsService = 'https://maps.googleapis.com';

/** The script of the maps service; its query selects the library. */
export const mapsScript = `${mapsService}/maps/api/js`;

/** Files in Matomo's folder: the script, and the endpoint that it reports to. */
export const matomoScript = 'matomo.js';
export const matomoReceiver = 'matomo.php';

/** The provider of third-party content. */
export interface Provider {
  /** The storage key of the visitor's consent to all of its contents contains this. */
  readonly host: string;
  /** The name that visitors know; the host if there is none. */
  readonly name: string;
  /**
   * The banner's function for such contents. A visitor who has allowed it there is not asked again.
   */
  readonly functionId?: 'maps' | 'videos';
  /** Sends it the website's origin, without which it shows nothing. Never the page's path. */
  readonly needsOrigin?: true;
  /** The paths of its embeddable contents; one that ends in a slash includes everything below. */
  readonly paths?: readonly string[];
}

/** The provider of the content at an address of another host. */
export function providerOf(address: string): Provider {
  const { host } = new URL(address);
  return { host, ...(providersByHost.get(host) ?? { name: host }) };
}

/** The provider's path that contains the address. Undefined if no path of a known provider does. */
export function embeddingPath(address: string): string | undefined {
  const { pathname } = new URL(address);
  const { paths = ['/'] } = providerOf(address);
  return paths.find((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
}

/** The address of a map of a postal address, for a frame. It needs no API key. */
export function mapAddress(query: string, language: string): string {
  return `${mapPlace}?${new URLSearchParams({ q: query, hl: language, output: 'embed' }).toString()}`;
}

/** The address of the map service. */
export const mapPlace = 'https://www.google.com/maps';

// YouTube requires the referrer, so `needsOrigin`:
// https://developers.google.com/youtube/terms/required-minimum-functionality#embedded-player-api-client-identity
const youTube = {
  name: 'YouTube',
  functionId: 'videos',
  needsOrigin: true,
  paths: ['/embed/'],
} as const;

const providersByHost: ReadonlyMap<string, Omit<Provider, 'host'>> = new Map<
  string,
  Omit<Provider, 'host'>
>([
  ['www.google.com', { name: 'Google Maps', functionId: 'maps', paths: ['/maps', '/maps/'] }],
  [
    'www.openstreetmap.org',
    { name: 'OpenStreetMap', functionId: 'maps', paths: ['/export/embed.html'] },
  ],
  // The maps of uMap are at any path below the language.
  ['umap.openstreetmap.de', { name: 'OpenStreetMap', functionId: 'maps' }],
  ['www.youtube.com', youTube],
  ['www.youtube-nocookie.com', youTube],
  [
    'player.vimeo.com',
    {
      name: 'Vimeo',
      functionId: 'videos',
      needsOrigin: true,
      // Vimeo's player, and the files that a `video` element uses.
      paths: ['/video/', '/external/', '/progressive_redirect/'],
    },
  ],
  ['www.dailymotion.com', { name: 'Dailymotion', functionId: 'videos', paths: ['/embed/'] }],
]);
