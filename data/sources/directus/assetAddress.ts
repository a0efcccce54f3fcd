import type { FileAddress } from '../fileReferences.ts';

/**
 * Parses an address such as `https://cms.example.org/assets/<uuid>.jpg?width=600`, which Directus'
 * editor puts into texts. The host may be an earlier one of the same Directus: only the id counts,
 * which is globally unique.
 */
export function readAssetAddress(text: string): FileAddress | undefined {
  const { host, id, fragment = '' } = assetAddress.exec(text)?.groups ?? {};
  return id === undefined ? undefined : { file: id.toLowerCase(), host, fragment };
}

const assetAddress = new RegExp(
  [
    /^(?:(?:https?:)?\/\/(?<host>[^/?#]+))?(?:\/[^?#]*)?/,
    /\/assets\/(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/,
    // Directus accepts an extension or a name after the id.
    /(?:\.\w+)?(?:\/[^?#]*)?(?:\?[^#]*)?(?<fragment>#.*)?$/,
  ]
    .map(({ source }) => source)
    .join(''),
  'i',
);
