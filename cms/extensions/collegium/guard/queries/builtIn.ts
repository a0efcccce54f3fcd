/**
 * True if a name is a property of every JavaScript object, such as `constructor`. Directus 11 takes it for
 * a collection or a field, and fails.
 */
export function isBuiltIn(name: string): boolean {
  return name in Object.prototype;
}
