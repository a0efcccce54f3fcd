import { ContentProblems, type Problem } from '../../problems/problems.ts';
import type { KindName } from '../../kinds/index.ts';
import type { RawContent, RawRecord } from '../../model/rawContent.ts';
import { replaceFolder } from '../../folders/replaceFolder.ts';
import { BackendLimit, type Limits } from '../backend/limits.ts';
import { BackendAway, retryingFetch, type RetryPolicy } from '../backend/retryingFetch.ts';
import { Progress } from '../backend/Progress.ts';
import { FileReading } from '../FileReading.ts';
import { FileStore } from '../FileStore.ts';
import { collections, type Collection } from './collections.ts';
import type { ProjectHostConfiguration } from '../../../backend/projectHost/configuration.ts';
import {
  isTokenRefused,
  isFromHost,
  ProjectHostError,
} from '../../../backend/projectHost/errors.ts';
import { everyRecord } from '../../../backend/projectHost/everyRecord.ts';
import { nameOnHost } from '../../../contract/members/backend.ts';
import { defaultLanguage } from '../../../locales/languages.ts';
import { isUnknownProject, unknownProject } from './unknownProject.ts';
import { filesIn, withFiles } from './fieldFiles.ts';
import { hostLibrary } from './hostLibrary.ts';
import { ProjectHost } from '../../../backend/projectHost/ProjectHost.ts';
import { recordOf } from './recordOf.ts';

interface ProjectHostReadingOptions {
  /** The project's name in messages. */
  readonly name: string;
  /** The folder of the files. It is replaced when all files have been fetched. */
  readonly folder: string;
  readonly retryPolicy: RetryPolicy;
  readonly limits: Limits;
}

/** One read of everything. */
export class ProjectHostReading {
  readonly #configuration: ProjectHostConfiguration;
  readonly #folder: string;
  readonly #progress: Progress;
  readonly #stop = new AbortController();
  /** The limits. The host's own upload limit may lower that of a file. */
  readonly #limits: Omit<Limits, 'file'> & { file: number };
  #lost: BackendAway | BackendLimit | undefined;

  constructor(
    { url, project, collections: names, token }: ProjectHostConfiguration,
    { name, folder, retryPolicy, limits }: ProjectHostReadingOptions,
  ) {
    this.#folder = folder;
    this.#progress = new Progress(name);
    this.#limits = { ...limits };
    const fetch = this.#progress.hearing(
      retryingFetch({ retryPolicy, limits: this.#limits, stop: this.#stop.signal }),
    );
    this.#configuration = {
      ...{ url, project, collections: names, token },
      fetch: (...request) => fetch(...request).catch((error: unknown) => this.#noteLost(error)),
      // `patientFetch` has timeouts of its own.
      requestTimeout: longestTimeout,
    };
  }

  /**
   * @throws BackendAway if the host gave no useful response
   * @throws BackendLimit if it exceeds a limit, or redirects to another origin
   * @throws ProjectHostError if its response is invalid, or it refuses the token
   * @throws ContentProblems if it refuses something else
   */
  async all(): Promise<RawContent> {
    try {
      return await this.#read();
    } catch (error) {
      // The host's client wraps a failed request in an error of its own; this is the first original
      // error.
      throw this.#lost ?? error;
    } finally {
      // If one request failed for good, the others need not continue.
      this.#stop.abort();
      this.#progress.end();
    }
  }

  async #read(): Promise<RawContent> {
    const host = new ProjectHost(this.#configuration);
    const { api, server = {} } = await host.projectDetails().catch((error: unknown) => {
      // The host's response for an unknown project is the same for every token
      // (`create_unknown_project_app`).
      if (isUnknownProject(error)) throw unknownProject(this.#configuration);
      throw new ContentProblems([problemOf('project', error)]);
    });
    const { max_upload_size: largest } = server;
    if (typeof largest === 'number' && largest > 0) {
      this.#limits.file = Math.min(this.#limits.file, largest);
    }
    const problems: Problem[] = [];
    const kinds = await Promise.all(
      Object.entries(collections).map(async ([kind, collection]) => {
        const name = nameOnHost(collection.name, this.#configuration.collections);
        const records = await this.#published(host, name, collection).catch((error: unknown) => {
          problems.push(problemOf(name, error));
          return [];
        });
        return [kind, records] as const;
      }),
    );
    if (problems.length > 0) throw new ContentProblems(problems);
    const content = Object.fromEntries(kinds) as Record<KindName, RawRecord[]>;
    content.project = content.project.map((record) => titled(record, api['project_name']));
    const library = hostLibrary(host, this.#configuration, this.#limits);
    return replaceFolder(this.#folder, (empty) =>
      withStoredFiles(content, new FileReading(library, new FileStore(empty))).catch(
        (error: unknown) => {
          throw new ContentProblems([problemOf('files', error)]);
        },
      ),
    );
  }

  async #published(host: ProjectHost, name: string, collection: Collection): Promise<RawRecord[]> {
    const query = {
      fields: ['*', ...(collection.translations ? ['translations.*'] : [])],
      filter: { status: { eq: 'published' } },
      sort: 'id',
    };
    const items = await everyRecord((page) => host.items(name, page), query, {
      max: this.#limits.records,
      beyond: () => BackendLimit.records(name, this.#limits),
    });
    return items.map((item) => ({
      origin: `${name}/${item.id}`,
      value: recordOf(item, collection),
    }));
  }

  #noteLost(error: unknown): never {
    if (error instanceof BackendAway || error instanceof BackendLimit) this.#lost ??= error;
    throw error;
  }
}

/** Milliseconds: the maximum of timers. */
const longestTimeout = 2 ** 31 - 1;

/** The project's record. Languages without a website title get the host's name of the project. */
function titled(record: RawRecord, name: unknown): RawRecord {
  if (typeof name !== 'string') return record;
  const value = record.value as { readonly translations?: readonly object[] };
  const { translations: given = [{ language: defaultLanguage }] } = value;
  const translations = given.map((texts) => ({ seo_title: name, ...texts }));
  return { ...record, value: { ...value, translations } };
}

/** The content, with the files that it refers to in its folder. */
async function withStoredFiles(content: RawContent, files: FileReading): Promise<RawContent> {
  const names = Object.keys(collections) as KindName[];
  await files.fetchFields(
    names.flatMap((name) => content[name].flatMap((record) => filesIn(record, collections[name]))),
  );
  const kinds = names.map((name) => [
    name,
    content[name].map((record) => withFiles(record, collections[name], files)),
  ]);
  return files.localise(Object.fromEntries(kinds) as Record<KindName, RawRecord[]>);
}

/** @throws the error itself, unless the host refused only this request */
function problemOf(origin: string, error: unknown): Problem {
  if (!(error instanceof ProjectHostError) || !isFromHost(error) || isTokenRefused(error)) {
    throw error;
  }
  const { message, code, method, url } = error;
  const expected = `an answer to ${method} ${url}: ${message} (code ${code})`;
  return { origin, field: '', expected };
}
