/** Who a content comes from that is not the website's own. */
export interface Provider {
  /** Under which the visitor's consent to all of its contents is kept. */
  readonly host: string;
  /** As visitors know it: the host, where nothing better is known. */
  readonly name: string;
  /** What the banner calls contents like these; who has allowed them there is not asked again. */
  readonly functionId?: 'maps' | 'videos';
  /** Tells it which website shows the content, without which it shows nothing. Never the page. */
  readonly needsOrigin?: true;
  /** Where it has what can be embedded; a path that ends in a slash stands for all below it. */
  readonly paths?: readonly string[];
}

/** The provider of the content at an address of another host. */
export function providerOf(address: string): Provider {
  const { host } = new URL(address);
  return { host, ...(providersByHost.get(host) ?? { name: host }) };
}

/** What of a known provider has the content at an address, or undefined where nothing has it. */
export function embeddingPath(address: string): string | undefined {
  const { pathname } = new URL(address);
  const { paths = ['/'] } = providerOf(address);
  return paths.find((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
}

/** A map of a postal address, to be shown in a frame. It needs no key. */
export function mapAddress(query: string, language: string): string {
  return `${mapPlace}?${new URLSearchParams({ q: query, hl: language, output: 'embed' }).toString()}`;
}

/** Where the map comes from. */
export const mapPlace = 'https://www.google.com/maps';

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
  // Its maps are anywhere below the language.
  ['umap.openstreetmap.de', { name: 'OpenStreetMap', functionId: 'maps' }],
  ['www.youtube.com', youTube],
  ['www.youtube-nocookie.com', youTube],
  [
    'player.vimeo.com',
    {
      name: 'Vimeo',
      functionId: 'videos',
      needsOrigin: true,
      // Its own player, and the files that a `video` names.
      paths: ['/video/', '/external/', '/progressive_redirect/'],
    },
  ],
  ['www.dailymotion.com', { name: 'Dailymotion', functionId: 'videos', paths: ['/embed/'] }],
]);
