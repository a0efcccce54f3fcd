import type { IncomingMessage, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import type { PolicySource } from '../../contract/addresses/policySource.ts';
import { requestedAddress } from '../serving/requestedAddress.ts';
import { sendMessage } from './messagePage.ts';
import type { WaitingPages } from './WaitingPages.ts';

/**
 * Has a page made before it is served; where that fails, it shows why.
 *
 * @param framedBy who may show that in a frame
 */
export function pageServer(pages: WaitingPages, framedBy: readonly PolicySource[]) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    try {
      pages.makeFor(requestedAddress(request.url)?.file ?? '/');
    } catch (error) {
      console.error(error);
      const lines = inspect(error).split('\n');
      sendMessage(response, 500, { title: 'The page can’t be made', lines }, framedBy);
      return;
    }
    next();
  };
}
