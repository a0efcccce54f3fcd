import type { ProjectHostConfiguration } from './configuration.ts';
import { dataOf, fieldOf, listOf } from './envelope.ts';
import type { Query } from './query.ts';
import { pathOf } from './request.ts';
import { Transport, type Send } from './Transport.ts';

type Id = string | number;

/** A record whose fields are not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** The host's response to `GET /{project}/`. The caller checks its fields. */
interface ProjectDetails {
  readonly api: Fields;
  readonly server?: Fields | undefined;
}

/** Reads one project of a host that serves several, with the operator's token. */
export class ProjectHost {
  readonly #send: Send;

  constructor(configuration: ProjectHostConfiguration) {
    const transport = new Transport(configuration);
    this.#send = (request) => transport.send(request, configuration);
  }

  items(collection: string, query: Query): Promise<(Fields & { readonly id: Id })[]> {
    return this.#list(pathOf('items', collection), query) as Promise<
      (Fields & { readonly id: Id })[]
    >;
  }

  files(query: Query): Promise<Fields[]> {
    return this.#list('/files', query);
  }

  /** The content of a file. */
  async asset(id: Id): Promise<Blob> {
    return (await this.#send({
      method: 'GET',
      path: pathOf('assets', id),
      responseType: 'file',
    })) as Blob;
  }

  /** The host's description of the project, such as `project_name` in `api`. */
  async projectDetails(): Promise<ProjectDetails> {
    const request = { method: 'GET', path: '/' } as const;
    const response = await this.#send(request);
    fieldOf(response, 'api', request);
    return dataOf(response, request) as ProjectDetails;
  }

  async #list(path: string, query: Query): Promise<Fields[]> {
    const request = { method: 'GET', path, query } as const;
    return listOf(await this.#send(request), request) as Fields[];
  }
}
