import { recordsOf } from '../../data/files/files.ts';
import { fieldName } from '../../data/model/problems.ts';
import type { Site } from '../../data/model/site.ts';
import { textsIn } from '../../data/texts/texts.ts';

/** Where an editor finds a text. */
export interface TextPlace {
  readonly origin: string;
  readonly field: string;
}

/** Every place of the content that holds a text; looked for only where there is something to say. */
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
      const others = places.get(text);
      const place = { origin, field: fieldName(path, record) };
      if (others) others.push(place);
      else places.set(text, [place]);
    }
  }
  return places;
}
