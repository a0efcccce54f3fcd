import {
  inTextKey,
  liveFormats,
  liveKey,
  liveWidths,
} from '../../contract/addresses/renditions.ts';

/** A size of a picture, as Directus' settings have it (`storage_asset_presets`). */
interface Rendition {
  readonly key: string;
  readonly fit: 'inside';
  readonly width: number;
  /** Without one, the picture stays what it is. */
  readonly format?: string;
  readonly quality?: number;
  readonly withoutEnlargement: true;
}

const scaledDown = { fit: 'inside', withoutEnlargement: true } as const;

/** All that the website asks for, of quality 85 (specification, section 9). Directus' own interface has further ones, which are built in. */
export const renditions: readonly Rendition[] = [
  { ...scaledDown, key: inTextKey, width: 1280 },
  ...liveWidths.flatMap((width) =>
    liveFormats.map((format) => ({
      ...scaledDown,
      ...{ key: liveKey(width, format), width, format, quality: 85 },
    })),
  ),
];
