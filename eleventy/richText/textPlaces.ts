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
interface TextPlace {
  readonly origin: string;
  readonly field: string;
}

/**
 * Returns every place of a text in the content. Searched only when there is something to report.
 * @param text its hash
 */
export function placesOf(site: Site, text: string): readonly TextPlace[] {
  let places = placesBySite.get(site);
  if (!places) placesBySite.set(site, (places = allPlaces(site)));
  return places.get(text) ?? [];
}

const placesBySite = new WeakMap<Site, ReadonlyMap<string, readonly TextPlace[]>>();

function allPlaces(site: Site): ReadonlyMap<string, readonly TextPlace[]> {
  const places = new Map<string, TextPlace[]>();
  for (const { origin, record } of recordsOf(site)) {
    for (const [text, path] of textsIn(record)) {
      const name = hashOfText(text);
      const others = places.get(name);
      const place = { origin, field: fieldName(path, record) };
      if (others) others.push(place);
      else places.set(name, [place]);
    }
  }
  return places;
}
