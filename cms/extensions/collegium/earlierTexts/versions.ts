/** A revision of a translation, as Directus stores it. */
export interface Revision {
  readonly id: number;
  /** All fields of the translation after the change. */
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly activity: { readonly timestamp: string } | null;
}

/** An earlier version of the texts that differs from those in the form. */
export interface Version {
  readonly id: number;
  /** When it was saved, in ISO 8601. */
  readonly savedAt: string;
  /** The fields that differ, with their earlier values. */
  readonly texts: Readonly<Record<string, unknown>>;
}

/**
 * Returns the versions that differ from the texts in the form, the latest first. Of several versions in
 * a row with the same texts, only the latest counts.
 *
 * @param revisions the latest first
 * @param fields the fields that hold texts
 */
export function versionsOf(
  revisions: readonly Revision[],
  written: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Version[] {
  const versions: Version[] = [];
  let later = '';
  for (const { id, data, activity } of revisions) {
    if (!data || !activity) continue;
    const saved = fields.filter((field) => field in data);
    const texts = JSON.stringify(saved.map((field) => [field, data[field]]));
    if (texts === later) continue;
    later = texts;
    const differing = saved.filter((field) => !isSame(data[field], written[field]));
    if (differing.length === 0) continue;
    versions.push({
      id,
      savedAt: activity.timestamp,
      texts: Object.fromEntries(differing.map((field) => [field, data[field]])),
    });
  }
  return versions;
}

/** Directus' forms hold an empty text as null, as an empty string, or not at all. */
function isSame(saved: unknown, written: unknown): boolean {
  return JSON.stringify(saved || null) === JSON.stringify(written || null);
}
