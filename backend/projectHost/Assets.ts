import type { Query } from './query.ts';
import type { Call, Id } from './Records.ts';
import { pathOf } from './request.ts';

/** The files themselves; what is known about them is among `files`. */
export class Assets {
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /** The query may ask for a thumbnail. */
  async read(id: Id, query?: Query): Promise<Blob> {
    const path = pathOf('assets', id);
    return (await this.#call({ method: 'GET', path, query, answer: 'file' })) as Blob;
  }
}
