import { mapOrigin } from '../../components/consent/providers.ts';
import type { Content } from '../../data/content.ts';
import { embedsIn } from '../richText.ts';
import type { Elsewhere } from './contentSecurityPolicy.ts';

/** The other hosts that the pages of a site may ask, the same on all of them. */
export function elsewhere(content: Content): Elsewhere {
  const known = found.get(content);
  if (known) return known;
  const { liveDirectus } = content;
  const hosts = { liveDirectus, frames: framesOf(content) };
  found.set(content, hosts);
  return hosts;
}

const found = new WeakMap<Content, Elsewhere>();

/** Where the map, what editors embed, and the opt-out of the statistics come from. */
function framesOf({ site, routes }: Content): string[] {
  const addresses = [
    ...(routes.byKey.contact.length > 0 ? [mapOrigin] : []),
    ...(site.project.config.matomo ? [site.project.config.matomo.url] : []),
    ...textsIn(site).flatMap(embedsIn),
  ];
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
