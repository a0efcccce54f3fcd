import type { CmsEnvironment } from '../environment.ts';
import type { Database } from './database.ts';
import { postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';

/** The database that an installation uses. */
export function databaseOf(environment: CmsEnvironment): Database {
  return environment.database === 'pg' ? postgres(environment) : sqlite(environment.dataDir);
}
