import { join } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { ContentProblems, type Problem } from '../../model/problems.ts';
import type { EntityName, RawContent, RawRecord } from '../../model/rawContent.ts';
import { FileReading } from '../fileReading.ts';
import { FileStore } from '../fileStore.ts';
import { replaceFolder } from '../../replaceFolder.ts';
import type { ContentSource } from '../source.ts';
import { collections, type Collection } from './collections.ts';
import type { ProjectHostConfiguration } from './configuration.ts';
import { ProjectHostError } from './errors.ts';
import { everyRecord } from './everyRecord.ts';
import { hostLibrary } from './hostLibrary.ts';
import { filesIn, withFiles } from './fieldFiles.ts';
import { ProjectHost } from './ProjectHost.ts';
import { recordOf } from './recordOf.ts';

/**
 * The published content of a project on a host that serves several.
 *
 * @param folder where its files are put for the build
 */
export function projectHostSource(
  configuration: ProjectHostConfiguration,
  folder = projectHostFolder(configuration),
): ContentSource {
  return {
    name: `the project ${configuration.project} on ${configuration.url}`,
    async read(): Promise<RawContent> {
      const host = new ProjectHost(configuration);
      const problems: Problem[] = [];
      const entities = await Promise.all(
        Object.entries(collections).map(async ([entity, collection]) => {
          const records = await published(host, collection).catch((error: unknown) => {
            problems.push(problemOf(collection, error));
            return [];
          });
          return [entity, records] as const;
        }),
      );
      if (problems.length > 0) throw new ContentProblems(problems);
      const content = Object.fromEntries(entities) as Record<EntityName, RawRecord[]>;
      const library = hostLibrary(host, configuration);
      return replaceFolder(folder, (empty) =>
        withStoredFiles(content, new FileReading(library, new FileStore(empty))).catch(
          (error: unknown) => {
            throw new ContentProblems([problemOf({ name: 'files' }, error)]);
          },
        ),
      );
    },
  };
}

/** Where the project's files are put for the build. */
export function projectHostFolder(
  { url, project }: Pick<ProjectHostConfiguration, 'url' | 'project'>,
  cache = '.cache',
): string {
  const { host } = new URL(url);
  return join(cache, 'project-host', slugify(`${host} ${project}`));
}

async function published(host: ProjectHost, collection: Collection): Promise<RawRecord[]> {
  const items = await everyRecord(host.items(collection.name), {
    fields: ['*', ...(collection.translations ? ['translations.*'] : [])],
    filter: { status: { eq: 'published' } },
    sort: 'id',
  });
  return items.map((item) => ({
    origin: `${collection.name}/${item.id}`,
    value: recordOf(item, collection),
  }));
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

/** @throws what is no answer of the host's, but a mistake in the code */
function problemOf({ name }: Pick<Collection, 'name'>, error: unknown): Problem {
  if (!(error instanceof ProjectHostError)) throw error;
  const { message, code, reason, method, url } = error;
  const why = [`code ${code}`, ...(reason ? [reason] : [])].join(', ');
  return {
    origin: name,
    field: '',
    expected: `an answer to ${method} ${url}: ${message} (${why})`,
  };
}
