import { hash } from 'node:crypto';
import { recordsOf } from '../../data/files/files.ts';
import { fieldName } from '../../data/problems/problems.ts';
import type { Site } from '../../data/model/site.ts';
import { textsIn } from '../../data/texts/texts.ts';

/** Returns a short key for a text, which may be long and is mostly not needed again. */
export function hashOfText(source: string): string {
  return hash('sha256', source, 'base64url').slice(0, 22);
}

/** The place of a text in the content. */
interface TextLocation {
  readonly origin: string;
  readonly field: string;
}

/**
 * Returns every place of a text in the content. Searched only when there is something to report.
 * @param text its hash
 */
export function locationsOf(site: Site, text: string): readonly TextLocation[] {
  let locations = locationsBySite.get(site);
  if (!locations) locationsBySite.set(site, (locations = allLocations(site)));
  return locations.get(text) ?? [];
}

const locationsBySite = new WeakMap<Site, ReadonlyMap<string, readonly TextLocation[]>>();

function allLocations(site: Site): ReadonlyMap<string, readonly TextLocation[]> {
  const locations = new Map<string, TextLocation[]>();
  for (const { origin, record } of recordsOf(site)) {
    for (const [text, path] of textsIn(record)) {
      const name = hashOfText(text);
      const others = locations.get(name);
      const location = { origin, field: fieldName(path, record) };
      if (others) others.push(location);
      else locations.set(name, [location]);
    }
  }
  return locations;
}
