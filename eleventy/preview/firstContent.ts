import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ContentProblems } from '../../data/model/problems.ts';
import { admitted } from '../serving/admitted.ts';
import { listen, type ListeningPlace } from '../serving/listen.ts';
import type { LatestContent } from './LatestContent.ts';
import { messagePage } from './messagePage.ts';

/** Seconds after which content that has to be mended is looked at again. */
const pause = 1;

/**
 * Waits until there is content to build a site from. As long as it has problems, the port shows
 * them, and not the site.
 *
 * @param names by which the server is known beside its addresses
 * @throws EnvironmentError where the server can't listen
 */
export async function firstContent(
  content: LatestContent,
  place: ListeningPlace,
  names: readonly string[],
): Promise<void> {
  if (await isGood(content)) return;
  const server = createServer((request, response) => {
    if (!admitted(request, response, names)) return;
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      messagePage({
        title: 'The content has to be mended',
        lines: content.problems,
        refresh: 2 * pause,
      }),
    );
  });
  await listen(server, place);
  do await wait(pause * 1000);
  while (!(await isGood(content)));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function isGood(content: LatestContent): Promise<boolean> {
  try {
    await content.read();
    return true;
  } catch (error) {
    if (error instanceof ContentProblems) return false;
    throw error;
  }
}
