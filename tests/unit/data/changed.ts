/**
 * A copy of a record with one field changed, or removed if the value is undefined.
 *
 * @param field a dotted path; missing objects on it are created
 */
export function changed(record: object, field: string, value: unknown): object {
  const copy = structuredClone(record);
  const keys = field.split('.');
  const last = keys.pop()!;
  let inner = copy as Record<string, unknown>;
  keys.forEach((key, index) => {
    const next = keys[index + 1] ?? last;
    inner = (inner[key] ??= /^\d+$/.test(next) ? [] : {}) as Record<string, unknown>;
  });
  if (value === undefined) Reflect.deleteProperty(inner, last);
  else inner[last] = value;
  return copy;
}
