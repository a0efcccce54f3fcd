import { dataOf, listOf } from './envelope.ts';
import type { Query } from './query.ts';
import { pathOf, type Request } from './request.ts';

export type Id = string | number;

/** Sends a request as whoever is logged in. */
export type Call = (request: Request) => Promise<unknown>;

/**
 * The records of one kind: create, read, update, delete. Their shape is what the caller knows of
 * the backend; whoever can't rely on that checks the records, as the build does with its model.
 */
export class Records<Item extends object> {
  readonly #call: Call;
  readonly #path: string;

  constructor(call: Call, path: string) {
    this.#call = call;
    this.#path = path;
  }

  async list(query?: Query): Promise<Item[]> {
    const request = { method: 'GET', path: this.#path, query } as const;
    return listOf(await this.#call(request), request) as Item[];
  }

  async read(id: Id, query?: Query): Promise<Item> {
    return this.#one({ method: 'GET', path: this.#pathOf(id), query });
  }

  /** A form is for kinds that have files. */
  async create(item: Partial<Item> | FormData): Promise<Item> {
    return this.#one({ method: 'POST', path: this.#path, body: item });
  }

  async update(id: Id, change: Partial<Item> | FormData): Promise<Item> {
    return this.#one({ method: 'PATCH', path: this.#pathOf(id), body: change });
  }

  async delete(id: Id): Promise<void> {
    await this.#call({ method: 'DELETE', path: this.#pathOf(id) });
  }

  async #one(request: Request): Promise<Item> {
    return dataOf(await this.#call(request), request) as Item;
  }

  #pathOf(id: Id): string {
    return this.#path + pathOf(id);
  }
}
