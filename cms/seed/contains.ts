/** True if `existing` has all values of `wanted`. It may have more. */
export function contains(existing: unknown, wanted: unknown): boolean {
  if (wanted === null || wanted === undefined) return existing === null || existing === undefined;
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(existing) &&
      existing.length === wanted.length &&
      wanted.every((entry, index) => contains(existing[index], entry))
    );
  }
  if (typeof wanted === 'object') {
    return (
      typeof existing === 'object' &&
      existing !== null &&
      Object.entries(wanted).every(([key, value]) =>
        contains((existing as Record<string, unknown>)[key], value),
      )
    );
  }
  return existing === wanted;
}
