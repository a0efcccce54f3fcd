import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ForbiddenError } from '@directus/errors';
import express, { type Router } from 'express';
import type { Context, DirectusRequest } from '../directus.ts';
import { worksInDirectus } from '../guard/worksInDirectus.ts';
import { handbookEndpoint, handbookPath } from './path.ts';
import { handbookLanguages, readHandbook, type HandbookContent } from './readHandbook.ts';

/** Both from this file and from the bundle in `dist/`. */
const folder = fileURLToPath(new URL('../handbook/', import.meta.url));

/**
 * Serves the handbook to accounts with access to Directus' interface: its texts as JSON at `/de` and `/en`, and its
 * pictures at `/pictures`.
 */
export function serveHandbook(router: Router, { env }: Pick<Context, 'env'>): void {
  // Directus can be in a folder of its host.
  const root = new URL(String(env['PUBLIC_URL']), 'http://localhost').pathname.replace(/\/$/, '');
  const places = {
    pictures: `${root}/${handbookEndpoint}/pictures/`,
    page: `${root}/admin${handbookPath}`,
  };
  router.use((request: DirectusRequest, response, next) => {
    response.setHeader('Cache-Control', 'private, no-cache');
    next(worksInDirectus(request) ? undefined : new ForbiddenError());
  });
  for (const language of handbookLanguages) {
    const data: HandbookContent = readHandbook(
      readFileSync(`${folder}${language}.md`, 'utf8'),
      places,
    );
    router.get(`/${language}`, (_request, response) => response.json({ data }));
  }
  router.use(
    '/pictures',
    express.static(`${folder}pictures`, { cacheControl: false, index: false, redirect: false }),
  );
}
