import { embeddingPath, mapPlace, mapsService, matomoScript } from '../../contract/thirdParties.ts';
import {
  hostSource,
  policySource,
  type PolicySource,
  type ScriptPolicy,
} from '../../contract/contentSecurityPolicy.ts';
import type { Content } from '../../data/Content.ts';
import type { Site } from '../../data/model/site.ts';
import { textsIn } from '../../data/texts/texts.ts';
import { embedsIn } from '../richText/richText.ts';

/**
 * The hosts that a visitor's browser may contact in addition to the website, by purpose, and the
 * names of their Trusted Types policies. All pages of a site have the same, since client navigation
 * keeps the first page's policy. Browsers contact no host before consent, except the backend, which
 * sends texts and pictures newer than the build.
 */
export interface OtherHosts {
  readonly scripts: readonly PolicySource[];
  readonly connections: readonly PolicySource[];
  readonly images: readonly PolicySource[];
  readonly frames: readonly PolicySource[];
  readonly trust: readonly string[];
}

/**
 * Returns the hosts of a site. This reads all texts, so pages use {@link SiteRendering}, which
 * caches the result.
 */
export function otherHosts(content: Content): OtherHosts {
  const { site, members } = content;
  const parts = [backend(members?.url), matomo(site), places(site), embeds(content)];
  const all = <Purpose extends keyof OtherHosts>(purpose: Purpose) =>
    [
      ...new Set(parts.flatMap((part) => part?.[purpose] ?? [])),
    ] as readonly string[] as OtherHosts[Purpose];
  return {
    scripts: all('scripts'),
    connections: all('connections'),
    images: all('images'),
    frames: all('frames'),
    trust: all('trust'),
  };
}

function backend(url: string | undefined): Partial<OtherHosts> | undefined {
  if (url === undefined) return undefined;
  const host = sources(hostSource(url));
  // Texts of the backend are sanitised in the browser with DOMPurify.
  return { connections: host, images: host, trust: ['dompurify'] };
}

/**
 * Matomo's script, and the requests by which it counts, as connections or as pictures. Matomo's opt-out page is shown
 * in a frame.
 */
function matomo({ project }: Site): Partial<OtherHosts> | undefined {
  if (!project.config.matomo) return undefined;
  const { url } = project.config.matomo;
  const everything = sources(policySource(url));
  return {
    scripts: sources(policySource(`${url}${matomoScript}`)),
    connections: everything,
    images: everything,
    frames: everything,
    trust: ['matomo' satisfies ScriptPolicy],
  };
}

/** The places service loads more scripts, which have Trusted Types policies of their own. */
function places({ project }: Site): Partial<OtherHosts> | undefined {
  if (!project.google_place_id || !project.config.google_maps_key) return undefined;
  return {
    scripts: sources(
      policySource(`${mapsService}/maps/`),
      policySource(`${mapsService}/maps-api-v3/`),
    ),
    connections: sources(hostSource(mapsService)),
    trust: [
      'maps' satisfies ScriptPolicy,
      'google-maps-api-loader',
      'google-maps-api#html',
      'lit-html',
    ],
  };
}

/** The map of the contact page, and the embeds in texts. */
function embeds({ site, routes }: Content): Partial<OtherHosts> {
  const map = routes.byKey.contact.length > 0 ? [policySource(mapPlace)] : [];
  const addresses = [...textsIn(site)].flatMap(([text]) => embedsIn(text));
  return { frames: sources(...map, ...addresses.map(frameSource)).sort() };
}

function frameSource(address: string): PolicySource | undefined {
  return policySource(new URL(embeddingPath(address) ?? '/', address).href);
}

/** Keeps the sources that a policy can name. Browsers block the others. */
function sources(...found: readonly (PolicySource | undefined)[]): PolicySource[] {
  return found.filter((source) => source !== undefined);
}
