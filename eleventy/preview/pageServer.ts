import type { IncomingMessage, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { requestedAddress } from '../serving/requestedAddress.ts';
import { messagePage } from './messagePage.ts';
import type { WaitingPages } from './WaitingPages.ts';

/** Has a page made before it is served; where that fails, it shows why. */
export function pageServer(pages: WaitingPages) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    try {
      pages.makeFor(requestedAddress(request.url)?.file ?? '/');
    } catch (error) {
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
      const lines = inspect(error).split('\n');
      response.end(messagePage({ title: 'The page can’t be made', lines }));
      return;
    }
    next();
  };
}
