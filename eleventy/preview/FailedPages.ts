import type { IncomingMessage, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import type { PolicySource } from '../../contract/contentSecurityPolicy.ts';
import { requestedAddress } from '../serving/requestedAddress.ts';
import { sendMessage } from './messagePage.ts';

/**
 * The pages that the last build of `npm run dev` could not render. Their addresses show the error;
 * all other pages work.
 */
export class FailedPages {
  readonly #errors = new Map<string, unknown>();

  /** @param file of the page, such as `/kontakt.html` */
  readonly add = (file: string, error: unknown): void => {
    // Prints only the first error, since many pages may have the same.
    if (this.#errors.size === 0) console.error(error);
    this.#errors.set(file, error);
  };

  clear(): void {
    this.#errors.clear();
  }

  /** @param framedBy who may show the error in a frame */
  server(framedBy: readonly PolicySource[]) {
    return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
      const address = (requestedAddress(request.url)?.file ?? '').replace(/\/$/, '');
      const files = [address, `${address}.html`, `${address}/index.html`];
      const failed = files.find((file) => this.#errors.has(file));
      if (failed === undefined) {
        next();
        return;
      }
      const lines = inspect(this.#errors.get(failed)).split('\n');
      sendMessage(response, 500, { title: 'The page can’t be made', lines }, framedBy);
    };
  }
}
