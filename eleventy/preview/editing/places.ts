/** The parts of a page that name their texts by different records. */
export const regions = ['header', 'main', 'footer'] as const;

export type Region = (typeof regions)[number];

/**
 * The forms that an editor can open from a page of the preview: for each text, the value of the attribute
 * `data-directus` of the element that shows it.
 */
export interface EditablePlaces {
  /** The address of Directus. */
  readonly directus: string;
  /** The attribute's values by the key of the text (`textKey`). */
  readonly texts: Readonly<Record<Region, Readonly<Record<string, string>>>>;
  /** The attribute's values for pictures, by the record (`recordIn`). */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Letters at each end of a long text that identify the text. */
const end = 60;

/**
 * Returns the letters and digits of a text, of a long one those at both ends: the website adds
 * hyphens, quotes and hints to a text that the record does not have.
 */
export function textKey(text: string): string {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return letters.length <= 2 * end ? letters : `${letters.slice(0, end)}…${letters.slice(-end)}`;
}

/** Returns the part of the attribute's value that names the record. */
export function recordIn(attribute: string): string {
  return attribute.replace(/;fields:.*$/, '');
}
