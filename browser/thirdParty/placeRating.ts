import { mapsScript } from '../../contract/thirdParties.ts';
import { isConsented } from '../consent/isConsented.ts';
import { loadOutsideScript } from './outsideScript.ts';

/** The visitors' rating of a place. */
export interface PlaceRating {
  /** Stars from 0 to 5. */
  readonly rating: number;
  readonly user_ratings_total: number;
}

/** A place at the maps service. */
export interface Place {
  /** The id that the maps service gave the place. */
  readonly id: string;
  /** The API key of the maps service. */
  readonly key: string;
}

/**
 * Requests a place's rating from the maps service. Undefined without the visitor's consent, or
 * without a result.
 *
 * @throws if the service can't be reached
 */
export async function placeRating(place: Place): Promise<PlaceRating | undefined> {
  if (!isConsented('rating')) return undefined;
  const service = await (maps ??= loadMaps(place.key).catch((error: unknown) => {
    maps = undefined;
    throw error;
  }));
  // The visitor may have withdrawn the consent meanwhile.
  if (!isConsented('rating')) return undefined;
  return new Promise((resolve) => {
    const request = { placeId: place.id, fields: ['rating', 'user_ratings_total'] };
    // The service requires an element for attributions; these two fields have none.
    new service.PlacesService(document.createElement('div')).getDetails(request, (result, status) =>
      resolve(status === service.PlacesServiceStatus.OK ? ratingIn(result) : undefined),
    );
  });
}

interface PlacesLibrary {
  readonly PlacesService: new (attributions: HTMLElement) => {
    getDetails: (
      request: { placeId: string; fields: string[] },
      then: (result: Partial<PlaceRating> | null, status: string) => void,
    ) => void;
  };
  readonly PlacesServiceStatus: { readonly OK: string };
}

let maps: Promise<PlacesLibrary> | undefined;

/** Resolves when the script and the files that it loads are ready. */
function loadMaps(key: string): Promise<PlacesLibrary> {
  const page = window as unknown as MapsPage;
  return new Promise((resolve, reject) => {
    page.placesReady = () => resolve(page.google.maps.places);
    const query = new URLSearchParams({
      key,
      libraries: 'places',
      loading: 'async',
      language: document.documentElement.lang,
      callback: 'placesReady',
    });
    loadOutsideScript('maps', `${mapsScript}?${query}`).catch(reject);
  });
}

interface MapsPage {
  placesReady: () => void;
  readonly google: { readonly maps: { readonly places: PlacesLibrary } };
}

/** A place without ratings has neither number. */
function ratingIn(result: Partial<PlaceRating> | null): PlaceRating {
  const { rating = 0, user_ratings_total: total = 0 } = result ?? {};
  return { rating: Math.min(Math.max(rating, 0), 5), user_ratings_total: Math.max(total, 0) };
}
