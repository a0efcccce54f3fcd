import { readFileSync } from 'node:fs';

/** The version of the Directus that this computer has or will install: cms/package.json pins it. */
export function installedDirectus(): string {
  const file = new URL('../package.json', import.meta.url);
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly dependencies: { readonly directus: string };
  };
  return dependencies.directus;
}
