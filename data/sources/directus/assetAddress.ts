import type { FileAddress } from '../fileReferences.ts';

/**
 * Reads an address such as `https://cms.example.org/assets/<uuid>.jpg?width=600`, which Directus'
 * editor puts into texts. It may be that of an earlier place of the same Directus: what counts is
 * the id, which no two files of the world share.
 */
export function readAssetAddress(text: string): FileAddress | undefined {
  const { host, id, fragment = '' } = assetAddress.exec(text)?.groups ?? {};
  return id === undefined ? undefined : { file: id.toLowerCase(), host, fragment };
}

const assetAddress = new RegExp(
  [
    /^(?:(?:https?:)?\/\/(?<host>[^/?#]+))?(?:\/[^?#]*)?/,
    /\/assets\/(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/,
    // Directus does not mind an extension or a name behind the id.
    /(?:\.\w+)?(?:\/[^?#]*)?(?:\?[^#]*)?(?<fragment>#.*)?$/,
  ]
    .map(({ source }) => source)
    .join(''),
  'i',
);
