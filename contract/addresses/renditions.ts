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
