/**
 * Whether a name is one that every object of JavaScript has, such as `constructor`. Directus 11 takes it for the name of
 * a collection or a field, and fails.
 */
export function isBuiltIn(name: string): boolean {
  return name in Object.prototype;
}
