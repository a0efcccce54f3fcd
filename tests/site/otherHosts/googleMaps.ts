/** The response of the Places service for a place. */
export interface PlaceAnswer {
  /** `OK`, or the code of an error: `NOT_FOUND`, `REQUEST_DENIED`, `OVER_QUERY_LIMIT` … */
  readonly status: string;
  readonly rating?: number;
  readonly user_ratings_total?: number;
}

/**
 * The first script of the Maps service. It loads the script of the Places library, then calls back.
 */
export function mapsScript({ libraries, callback }: Readonly<Record<string, string>>): string {
  return `(${maps.toString()})(${JSON.stringify({ libraries, callback })});`;
}

/** The script of the places library. */
export const placesScript = `(${places.toString()})();`;

/** The Places service responds with a script that calls back. */
export function placeAnswer(
  { callback = '' }: Readonly<Record<string, string>>,
  { status, ...result }: PlaceAnswer,
): string {
  return `window[${JSON.stringify(callback)}](${JSON.stringify({ status, result })});`;
}

/** Global variables that both scripts use in the page. */
interface MapsPage {
  google?: { maps: Record<string, unknown> };
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: Record<string, (text: string) => string>,
    ) => { createScriptURL: (address: string) => unknown };
  };
  loadMapsScript?: (address: string) => void;
}

/** Runs in the browser, so it must not use anything from this file. */
function maps({ libraries, callback }: { libraries?: string; callback?: string }): void {
  const page = window as unknown as MapsPage & Record<string, () => void>;
  const trust = (name: string) =>
    page.trustedTypes?.createPolicy(name, {
      createScriptURL: (address) => address,
      createScript: (code) => code,
      createHTML: (html) => html,
    });
  // The names of the Trusted Types policies that Google's scripts create.
  const loader = trust('google-maps-api-loader');
  trust('google-maps-api#html');
  page.loadMapsScript = (address) => {
    const script = document.createElement('script');
    script.src = (loader?.createScriptURL(address) ?? address) as string;
    script.onload = () => script.remove();
    document.head.append(script);
  };
  page.google = { maps: { ready: () => page[callback ?? '']?.() } };
  if (libraries?.split(',').includes('places')) {
    page.loadMapsScript('https://maps.googleapis.com/maps-api-v3/api/js/60/1/places.js');
  } else {
    page[callback ?? '']?.();
  }
}

/** Runs in the browser, so it must not use anything from this file. */
function places(): void {
  const page = window as unknown as Required<MapsPage> & Record<string, unknown>;
  let calls = 0;
  class PlacesService {
    constructor(attributions: unknown) {
      if (!(attributions instanceof HTMLElement))
        throw new Error('PlacesService needs an element.');
    }

    getDetails(
      { placeId, fields }: { placeId: string; fields: readonly string[] },
      then: (place: Record<string, unknown> | null, status: string) => void,
    ) {
      calls += 1;
      const callback = `_xdc_${calls}`;
      page[callback] = ({
        status,
        result,
      }: {
        status: string;
        result: Record<string, unknown>;
      }) => {
        const asked = Object.entries(result).filter(([field]) => fields.includes(field));
        then(status === 'OK' ? Object.fromEntries(asked) : null, status);
      };
      const query = new URLSearchParams({ place_id: placeId, fields: fields.join(), callback });
      page.loadMapsScript(
        `https://maps.googleapis.com/maps/api/place/js/PlaceService.GetPlaceDetails?${query.toString()}`,
      );
    }
  }
  const names = ['OK', 'NOT_FOUND', 'INVALID_REQUEST', 'REQUEST_DENIED', 'OVER_QUERY_LIMIT'];
  page.google.maps['places'] = {
    PlacesService,
    PlacesServiceStatus: Object.fromEntries(names.map((name) => [name, name])),
  };
  (page.google.maps['ready'] as () => void)();
}
