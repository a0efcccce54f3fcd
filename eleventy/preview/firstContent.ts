import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { EnvironmentError } from '../../data/environment.ts';
import { ContentProblems } from '../../data/model/problems.ts';
import type { LatestContent } from './latestContent.ts';
import { messagePage } from './messagePage.ts';

/** Seconds after which content that has to be mended is looked at again. */
const pause = 1;

/**
 * Waits until there is content to build a site from. As long as it has problems, the port shows
 * them, and not the site.
 *
 * @throws EnvironmentError if the port is taken
 */
export async function firstContent(content: LatestContent, port: number): Promise<void> {
  if (await isGood(content)) return;
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      messagePage({
        title: 'The content has to be mended',
        lines: content.problems,
        refresh: 2 * pause,
      }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(
        new EnvironmentError(`PORT: ${port} is in use; stop what uses it, or choose another.`),
      ),
    );
    server.listen(port, resolve);
  });
  do await wait(pause * 1000);
  while (!(await isGood(content)));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function isGood(content: LatestContent): Promise<boolean> {
  try {
    await content.readAhead();
    return true;
  } catch (error) {
    if (error instanceof ContentProblems) return false;
    throw error;
  }
}
