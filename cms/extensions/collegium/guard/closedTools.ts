import { ForbiddenError } from '@directus/errors';
import assets from '@directus/api/controllers/assets';
import translations from '@directus/api/controllers/translations';
import schema from '@directus/api/controllers/schema';
import server from '@directus/api/controllers/server';
import utils from '@directus/api/controllers/utils';
import { beforeRoute, routesOf } from './beforeRoute.ts';

/**
 * Closes some routes to everybody except administrators.
 *
 * - Tools (`/utils`): with some, such as generating a hash, anybody could keep the processor busy.
 * - Archives of files: Directus 11.17.4 opens all files of an archive at the same time, does not close them
 *   if the download is cancelled, and ends when it can't open more files.
 * - Changes of the schema: Directus reads an upload of any size into memory and parses it before it checks
 *   access rights. Meanwhile it answers no other request, for seconds.
 * - The description of GraphQL: Directus makes it again for each request, which takes a quarter of a second.
 * - Translations of Directus' interface: Directus looks for the key of a new one before it checks access rights.
 */
export function closeTools(): void {
  const tools = routesOf(utils).filter(({ path }) => path !== sorting);
  const archiving = routesOf(assets).filter(({ path }) => archives.includes(path));
  if (tools.length === routesOf(utils).length || archiving.length < archives.length) {
    throw new Error(`Directus lacks one of the routes ${[sorting, ...archives].join(', ')}.`);
  }
  const wording = routesOf(translations).filter(
    ({ methods }) => !methods['get'] && !methods['search'],
  );
  const describing = routesOf(server).filter(({ path }) => path === description);
  const closed = [...tools, ...archiving, ...routesOf(schema), ...wording, ...describing];
  for (const route of closed) {
    beforeRoute(route, ({ accountability }) => {
      if (!accountability?.admin) throw new ForbiddenError();
    });
  }
}

/** Stays open: editors need this tool, and it checks access rights itself. */
const sorting = '/sort/:collection';

const description = '/specs/graphql/:scope?';

const archives: readonly string[] = ['/files/', '/folder/:pk'];
