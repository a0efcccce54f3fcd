import { dataOf } from './envelope.ts';
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

  async create(id: Id, file: FormData): Promise<unknown> {
    return this.#sent('POST', id, file);
  }

  async update(id: Id, file: FormData): Promise<unknown> {
    return this.#sent('PATCH', id, file);
  }

  async delete(id: Id): Promise<void> {
    await this.#call({ method: 'DELETE', path: pathOf('assets', id) });
  }

  async #sent(method: 'POST' | 'PATCH', id: Id, body: FormData): Promise<unknown> {
    const request = { method, path: pathOf('assets', id), body };
    return dataOf(await this.#call(request), request);
  }
}
