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
}

/** The provider of the content at an address of another host. */
export function providerOf(address: string): Provider {
  const { host } = new URL(address);
  return { host, ...(known[host] ?? { name: host }) };
}

/** A map of a postal address, to be shown in a frame. It needs no key. */
export function mapAddress(query: string, language: string): string {
  return `${mapOrigin}/maps?${new URLSearchParams({ q: query, hl: language, output: 'embed' }).toString()}`;
}

/** Where the map comes from. */
export const mapOrigin = 'https://www.google.com';

// https://developers.google.com/youtube/terms/required-minimum-functionality#embedded-player-api-client-identity
const youTube = { name: 'YouTube', functionId: 'videos', needsOrigin: true } as const;
const vimeo = { name: 'Vimeo', functionId: 'videos', needsOrigin: true } as const;
const openStreetMap = { name: 'OpenStreetMap', functionId: 'maps' } as const;

const known: Readonly<Record<string, Omit<Provider, 'host'>>> = {
  'www.google.com': { name: 'Google Maps', functionId: 'maps' },
  'www.openstreetmap.org': openStreetMap,
  'umap.openstreetmap.de': openStreetMap,
  'www.youtube.com': youTube,
  'www.youtube-nocookie.com': youTube,
  'player.vimeo.com': vimeo,
  'www.dailymotion.com': { name: 'Dailymotion', functionId: 'videos' },
};
