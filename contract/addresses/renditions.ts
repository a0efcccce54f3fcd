/*
 * The sizes in which browsers ask for pictures of the backend. Directus makes no others
 * (cms/settings/renditions.ts): whoever chooses a size at will can keep it busy and fill its disk.
 */

/** Widths of pictures of what is newer than the build, in px; at most 1980 (specification, section 9). */
export const liveWidths = [480, 960, 1980] as const;

export const liveFormats = ['webp', 'jpg'] as const;

type LiveWidth = (typeof liveWidths)[number];
type LiveFormat = (typeof liveFormats)[number];

/** The name of a size in Directus' settings. */
export function liveKey(width: LiveWidth, format: LiveFormat): string {
  return `website-${width}-${format}`;
}

/** The name of the size of pictures in texts. */
export const inTextKey = 'website-text';

/** @param file a picture's address at the backend */
export function renditionOf(file: string, key: string): string {
  return `${file}?key=${key}`;
}
