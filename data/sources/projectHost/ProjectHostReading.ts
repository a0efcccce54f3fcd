import { ContentProblems, type Problem } from '../../model/problems.ts';
import type { EntityName } from '../../kinds/index.ts';
import type { RawContent, RawRecord } from '../../model/rawContent.ts';
import { replaceFolder } from '../../folders/replaceFolder.ts';
import { BackendLimit, type Limits } from '../backend/limits.ts';
import { BackendAway, patientFetch, type Patience } from '../backend/patientFetch.ts';
import { Progress } from '../backend/Progress.ts';
import { FileReading } from '../FileReading.ts';
import { FileStore } from '../FileStore.ts';
import { collections, type Collection } from './collections.ts';
import type { ProjectHostConfiguration } from '../../../backend/projectHost/configuration.ts';
import {
  isTokenRefused,
  isToldByHost,
  ProjectHostError,
} from '../../../backend/projectHost/errors.ts';
import { everyRecord } from '../../../backend/projectHost/everyRecord.ts';
import { nameOnHost } from '../../../contract/projectHost.ts';
import { defaultLanguage } from '../../../locales/languages.ts';
import { isUnknownProject, unknownProject } from './unknownProject.ts';
import { filesIn, withFiles } from './fieldFiles.ts';
import { hostLibrary } from './hostLibrary.ts';
import { ProjectHost } from '../../../backend/projectHost/ProjectHost.ts';
import { recordOf } from './recordOf.ts';

interface ProjectHostReadingOptions {
  /** As the project is told of. */
  readonly name: string;
  /** The folder of the files, replaced when all of them have come. */
  readonly folder: string;
  readonly patience: Patience;
  readonly limits: Limits;
}

/** One read of everything. */
export class ProjectHostReading {
  readonly #configuration: ProjectHostConfiguration;
  readonly #folder: string;
  readonly #progress: Progress;
  readonly #stop = new AbortController();
  /** The limit of a file may be lowered by what the host itself takes. */
  readonly #limits: Omit<Limits, 'file'> & { file: number };
  #lost: BackendAway | BackendLimit | undefined;

  constructor(
    { url, project, collections: names, token }: ProjectHostConfiguration,
    { name, folder, patience, limits }: ProjectHostReadingOptions,
  ) {
    this.#folder = folder;
    this.#progress = new Progress(name);
    this.#limits = { ...limits };
    const fetch = this.#progress.hearing(
      patientFetch({ patience, limits: this.#limits, stop: this.#stop.signal }),
    );
    this.#configuration = {
      ...{ url, project, collections: names, token },
      fetch: (...request) => fetch(...request).catch((error: unknown) => this.#noteLost(error)),
      // Patience has limits of its own.
      requestTimeout: longestTimeout,
    };
  }

  /**
   * @throws BackendAway if the host gave no useful answer
   * @throws BackendLimit if it gave more than a build takes, or led elsewhere
   * @throws ProjectHostError if it answers in another way than it should, or refuses the token
   * @throws ContentProblems if it refuses something else
   */
  async all(): Promise<RawContent> {
    try {
      return await this.#read();
    } catch (error) {
      // The host's client tells of a lost request in its own words; this is the first of them.
      throw this.#lost ?? error;
    } finally {
      // Where one request failed for good, the others need not go on trying.
      this.#stop.abort();
      this.#progress.end();
    }
  }

  async #read(): Promise<RawContent> {
    const host = new ProjectHost(this.#configuration);
    const { api, server = {} } = await host.projectDetails().catch((error: unknown) => {
      // The host answers so to everybody, whatever the token (`create_unknown_project_app`).
      if (isUnknownProject(error)) throw unknownProject(this.#configuration);
      throw new ContentProblems([problemOf('project', error)]);
    });
    const { max_upload_size: largest } = server;
    if (typeof largest === 'number' && largest > 0) {
      this.#limits.file = Math.min(this.#limits.file, largest);
    }
    const problems: Problem[] = [];
    const entities = await Promise.all(
      Object.entries(collections).map(async ([entity, collection]) => {
        const name = nameOnHost(collection.name, this.#configuration.collections);
        const records = await this.#published(host, name, collection).catch((error: unknown) => {
          problems.push(problemOf(name, error));
          return [];
        });
        return [entity, records] as const;
      }),
    );
    if (problems.length > 0) throw new ContentProblems(problems);
    const content = Object.fromEntries(entities) as Record<EntityName, RawRecord[]>;
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
      most: this.#limits.records,
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

/** Milliseconds; timers know no longer time. */
const longestTimeout = 2 ** 31 - 1;

/** The project's record; in languages in which its editors gave the website no title, with the host's name. */
function titled(record: RawRecord, name: unknown): RawRecord {
  if (typeof name !== 'string') return record;
  const value = record.value as { readonly translations?: readonly object[] };
  const { translations: given = [{ language: defaultLanguage }] } = value;
  const translations = given.map((texts) => ({ seo_title: name, ...texts }));
  return { ...record, value: { ...value, translations } };
}

/** The content with the files that it refers to beside it. */
async function withStoredFiles(content: RawContent, files: FileReading): Promise<RawContent> {
  const names = Object.keys(collections) as EntityName[];
  await files.fetchFields(
    names.flatMap((name) => content[name].flatMap((record) => filesIn(record, collections[name]))),
  );
  const entities = names.map((name) => [
    name,
    content[name].map((record) => withFiles(record, collections[name], files)),
  ]);
  return files.localise(Object.fromEntries(entities) as Record<EntityName, RawRecord[]>);
}

/** @throws what is something else than that the host refuses this one thing */
function problemOf(origin: string, error: unknown): Problem {
  if (!(error instanceof ProjectHostError) || !isToldByHost(error) || isTokenRefused(error)) {
    throw error;
  }
  const { message, code, method, url } = error;
  const expected = `an answer to ${method} ${url}: ${message} (code ${code})`;
  return { origin, field: '', expected };
}
