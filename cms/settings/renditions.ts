import { inTextKey, liveFormats, liveKey, liveWidths } from '../../contract/files.ts';

/** A picture size in the form of Directus' settings (`storage_asset_presets`). */
interface Rendition {
  readonly key: string;
  readonly fit: 'inside';
  readonly width: number;
  /** Without a format, the picture keeps its own. */
  readonly format?: string;
  readonly quality?: number;
  readonly withoutEnlargement: true;
}

const scaledDown = { fit: 'inside', withoutEnlargement: true } as const;

/**
 * All sizes that the website requests, with quality 85 (specification, section 9). Directus' interface has
 * additional built-in sizes.
 */
export const renditions: readonly Rendition[] = [
  { ...scaledDown, key: inTextKey, width: 1280 },
  ...liveWidths.flatMap((width) =>
    liveFormats.map((format) => ({
      ...scaledDown,
      ...{ key: liveKey(width, format), width, format, quality: 85 },
    })),
  ),
];
