import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { PolicySource } from '../../contract/addresses/policySource.ts';
import { ContentProblems } from '../../data/model/problems.ts';
import { admitted } from '../serving/admitted.ts';
import { listen, type ListeningPlace } from '../serving/listen.ts';
import type { LatestContent } from './LatestContent.ts';
import { sendMessage } from './messagePage.ts';

/** Seconds after which content that has to be mended is looked at again. */
const pause = 1;

/**
 * Waits until there is content to build a site from. As long as it has problems, the port shows
 * them, and not the site.
 *
 * @param names by which the server is known beside its addresses
 * @param framedBy who may show the problems in a frame
 * @throws EnvironmentError where the server can't listen
 */
export async function firstContent(
  content: LatestContent,
  place: ListeningPlace,
  names: readonly string[],
  framedBy: readonly PolicySource[],
): Promise<void> {
  if (await isGood(content)) return;
  const server = createServer((request, response) => {
    if (!admitted(request, response, names)) return;
    const lines = content.problems;
    const message = { title: 'The content has to be mended', lines, refresh: 2 * pause };
    sendMessage(response, 503, message, framedBy);
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
