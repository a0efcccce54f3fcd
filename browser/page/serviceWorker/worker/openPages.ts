import { membersPaths } from './build.ts';
import { isReadingKept } from './keeping.ts';
import { kindOf } from './kinds.ts';
import { strategies } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Stores the pages that are open when the worker is installed: the first page was loaded before
 * there was a worker. Only if the visitor wants pages to be stored.
 */
export async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  if (!(await isReadingKept())) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.allSettled(
    windows.map(async ({ url }) => {
      const request = new Request(url);
      const description = {
        url,
        method: 'GET',
        mode: 'navigate',
        destination: '',
        headers: request.headers,
      } as const;
      const kind = kindOf(description, self.location.origin, membersPaths);
      if (kind === 'page') await strategies.page.handle({ event, request });
    }),
  );
}
