import type { Site } from './model/site.ts';

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

export function otherHosts(site: Site, liveDirectus?: string): OtherHosts {
  const parts = [backend(liveDirectus), matomo(site), places(site)];
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
