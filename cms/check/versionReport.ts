import { createRequire } from 'node:module';
import { readCollections, readFlows, readPermissions, serverInfo } from '@directus/sdk';
import type { Client } from '../seed/client.ts';

/**
 * Returns one line with the facts that decide about an update to Directus 12: version, licence, and the use
 * of features that Directus 12 limits without a licence key (docs/decisions/0052-directus-11.md).
 */
export async function versionReport(client: Client): Promise<string> {
  const { version } = (await client.request(serverInfo())) as { readonly version?: string };
  const { license } = createRequire(import.meta.url)('directus/package.json') as {
    readonly license: string;
  };
  const collections = await client.request(readCollections());
  const tables = collections.filter(
    ({ collection, schema }) =>
      (schema as object | null) !== null && !collection.startsWith('directus_'),
  );
  const permissions = (await client.request(
    readPermissions({ limit: -1 }),
  )) as unknown as readonly Rule[];
  const flows = await client.request(readFlows({ limit: -1 }));
  const counts = [
    `${tables.length} collections`,
    `${permissions.filter(isCustom).length} permissions with rules or for single fields`,
    `${flows.filter(({ status }) => status === 'active').length} flows`,
  ];
  return `Directus ${version ?? 'of a hidden version'}, licence ${license}. Features in use that version 12 limits without a licence key: ${counts.join(', ')}.`;
}

type Filter = Readonly<Record<string, unknown>>;

interface Rule {
  readonly system?: true;
  readonly fields: readonly string[] | null;
  readonly permissions: Filter | null;
  readonly validation: Filter | null;
  readonly presets: Filter | null;
}

/** The rule of Directus 12 (`custom_permission_rules_enabled`). */
function isCustom({ system, fields, permissions, validation, presets }: Rule): boolean {
  return (
    !system &&
    (!fields?.includes('*') ||
      [permissions, validation, presets].some((filter) => Object.keys(filter ?? {}).length > 0))
  );
}
