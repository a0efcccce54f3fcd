import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { PolicySource } from '../../contract/contentSecurityPolicy.ts';
import { ContentProblems } from '../../data/problems/problems.ts';
import { admitted } from '../serving/admitted.ts';
import { listen, type ListenAddress } from '../serving/listen.ts';
import type { LatestContent } from './LatestContent.ts';
import { sendMessage } from './messagePage.ts';

/** Seconds between two reads of content with problems. */
const pause = 1;

/**
 * Waits until the content is valid. Until then, the port shows the problems instead of the site.
 * @param names host names of the server, in addition to its addresses
 * @param framedBy who may show the problems in a frame
 * @throws EnvironmentError if the server can't listen
 */
export async function firstContent(
  content: LatestContent,
  address: ListenAddress,
  names: readonly string[],
  framedBy: readonly PolicySource[],
): Promise<void> {
  if (await isGood(content)) return;
  const server = createServer((request, response) => {
    if (!admitted(request, response, names)) return;
    const lines = content.problems;
    const message = { title: 'The content has errors', lines, refresh: 2 * pause };
    sendMessage(response, 503, message, framedBy);
  });
  await listen(server, address);
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
