import { mapOrigin } from '../../components/consent/providers.ts';
import type { Content } from '../../data/content.ts';
import type { Site } from '../../data/model/site.ts';
import { embedsIn } from '../richText.ts';

/**
 * Whom a visitor's browser may ask beside the website itself, by what for; and under which names
 * their scripts may vouch for what they load (Trusted Types). All pages of a site have the same,
 * since a visitor who goes on from one keeps its policy. Nobody is asked before consent, except for
 * the backend, where texts and pictures come from that are newer than the build.
 */
export interface OtherHosts {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
  readonly frames: readonly string[];
  readonly trust: readonly string[];
}

/** Looked up once a build, since that takes all texts. */
export function otherHosts(content: Content): OtherHosts {
  const hosts = known.get(content) ?? collected(content);
  known.set(content, hosts);
  return hosts;
}

const known = new WeakMap<Content, OtherHosts>();

function collected(content: Content): OtherHosts {
  const { site, liveDirectus } = content;
  const parts = [backend(liveDirectus), matomo(site), places(site), embeds(content)];
  const all = (purpose: keyof OtherHosts) => [
    ...new Set(parts.flatMap((part) => part?.[purpose] ?? [])),
  ];
  return {
    scripts: all('scripts'),
    connections: all('connections'),
    images: all('images'),
    frames: all('frames'),
    trust: all('trust'),
  };
}

function backend(liveDirectus: string | undefined): Partial<OtherHosts> | undefined {
  if (liveDirectus === undefined) return undefined;
  const { origin } = new URL(liveDirectus);
  // What it says is sanitised in the browser.
  return { connections: [origin], images: [origin], trust: ['dompurify'] };
}

/** Counts with requests of either kind, and has its own page for saying no in a frame. */
function matomo({ project }: Site): Partial<OtherHosts> | undefined {
  if (!project.config.matomo) return undefined;
  const { origin } = new URL(project.config.matomo.url);
  return {
    scripts: [origin],
    connections: [origin],
    images: [origin],
    frames: [origin],
    trust: [outsideScripts],
  };
}

/** The places service loads more scripts of its own, for which it vouches by names of its own. */
function places({ project }: Site): Partial<OtherHosts> | undefined {
  if (!project.google_place_id || !project.config.google_maps_key) return undefined;
  return {
    scripts: [mapsService],
    connections: [mapsService],
    trust: [outsideScripts, 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
  };
}

const mapsService = 'https://maps.googleapis.com';

/** client/state/outsideScript.ts */
const outsideScripts = 'outside';

/** The map of the contact page, and what editors have put into their texts. */
function embeds({ site, routes }: Content): Partial<OtherHosts> {
  const map = routes.byKey.contact.length > 0 ? [mapOrigin] : [];
  const addresses = textsIn(site).flatMap(embedsIn);
  return { frames: [...map, ...addresses.map((address) => new URL(address).origin)].sort() };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
