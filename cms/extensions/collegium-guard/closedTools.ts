import { ForbiddenError } from '@directus/errors';
import assets from '@directus/api/controllers/assets';
import schema from '@directus/api/controllers/schema';
import utils from '@directus/api/controllers/utils';
import { beforeRoute, routesOf } from './beforeRoute.ts';

/**
 * Closes Directus' tools to all but administrators: by some of them anybody can keep the computer hashing. Closes the
 * archives of files, too: Directus 11.17.4 opens all files of an archive at once, leaves them open if the download is
 * cancelled, and ends when it may open no more files. And what changes the schema: it reads a whole upload of any size
 * into memory and parses it, for seconds in which it answers nobody, before it asks who has sent it.
 */
export function closeTools(): void {
  const tools = routesOf(utils).filter(({ path }) => path !== sorting);
  const archiving = routesOf(assets).filter(({ path }) => archives.includes(path));
  if (tools.length === routesOf(utils).length || archiving.length < archives.length) {
    throw new Error(`Directus lacks one of the routes ${[sorting, ...archives].join(', ')}.`);
  }
  for (const route of [...tools, ...archiving, ...routesOf(schema)]) {
    beforeRoute(route, ({ accountability }) => {
      if (!accountability?.admin) throw new ForbiddenError();
    });
  }
}

/** Which editors need, and which asks for permission by itself. */
const sorting = '/sort/:collection';

const archives: readonly string[] = ['/files/', '/folder/:pk'];
