/** The folder of the website's files, which everybody may read. */
export const publicFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b01';

/**
 * The folder of the members' files. Access to each depends on its document (cms/access/rights/files.ts).
 */
export const membersFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b02';

/** The address of a file in Directus. A query may request another size. */
export function directusFile(backend: string, id: string): string {
  return `${backend}${directusFiles}${encodeURIComponent(id)}`;
}

export const directusFiles = '/assets/';

/*
 * The sizes in which browsers request pictures of the backend. Directus makes no others
 * (cms/settings/renditions.ts): with arbitrary sizes, anybody could keep it busy and fill its disk.
 */

/**
 * Widths in px of pictures that are newer than the build; at most 1980 (specification, section 9).
 */
export const liveWidths = [480, 960, 1980] as const;

export const liveFormats = ['webp', 'jpg'] as const;

type LiveWidth = (typeof liveWidths)[number];
type LiveFormat = (typeof liveFormats)[number];

/** The key of a size in Directus' settings. */
export function liveKey(width: LiveWidth, format: LiveFormat): string {
  return `website-${width}-${format}`;
}

/** The key of the size for pictures in texts. */
export const inTextKey = 'website-text';

/** @param file a picture's address in the backend */
export function renditionOf(file: string, key: string): string {
  return `${file}?key=${key}`;
}
