import { entries } from './entries.ts';

/**
 * Returns the declaration files of the entries, which name their share of `types.d.ts`.
 *
 * @param types the content of `types.d.ts`, which has a namespace for each entry
 */
export function entryTypes(types: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [, entry = '', list = ''] of types.matchAll(namespaces)) names.set(entry, list.trim());
  return new Map(
    entries.map((entry) => {
      const list = names.get(entry);
      if (list === undefined)
        throw new Error(`library/types.ts does not export the entry ${entry}.`);
      return [`${entry}.d.ts`, `export { ${list} } from './types.js';\n`];
    }),
  );
}

const namespaces = /^declare namespace (\w+)_d_exports \{\s*export \{([^}]*)\};?\s*\}/gm;
