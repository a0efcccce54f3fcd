import { ContentProblems, type Problem } from '../../model/problems.ts';
import type { EntityName, RawContent, RawRecord } from '../../model/rawContent.ts';
import type { ContentSource } from '../source.ts';
import { collections, type Collection } from './collections.ts';
import type { ProjectHostConfiguration } from './configuration.ts';
import { ProjectHostError } from './errors.ts';
import { ProjectHost } from './ProjectHost.ts';
import { recordOf } from './recordOf.ts';

/** Large enough for few round trips, small enough for the backend to answer at once. */
const pageSize = 500;

/** The published content of a project on a host that serves several. */
export function projectHostSource(configuration: ProjectHostConfiguration): ContentSource {
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
      return Object.fromEntries(entities) as Record<EntityName, RawRecord[]>;
    },
  };
}

async function published(host: ProjectHost, collection: Collection): Promise<RawRecord[]> {
  const items = host.items(collection.name);
  const records: RawRecord[] = [];
  for (;;) {
    const page = await items.list({
      fields: ['*', ...(collection.translations ? ['translations.*'] : [])],
      filter: { status: { eq: 'published' } },
      // Without an order, an item may be on two pages and another on none.
      sort: 'id',
      limit: pageSize,
      offset: records.length,
    });
    records.push(
      ...page.map((item) => ({
        origin: `${collection.name}/${item.id}`,
        value: recordOf(item, collection),
      })),
    );
    if (page.length < pageSize) return records;
  }
}

/** @throws what is no answer of the host's, but a mistake in the code */
function problemOf({ name }: Collection, error: unknown): Problem {
  if (!(error instanceof ProjectHostError)) throw error;
  const { message, code, reason, method, url } = error;
  const why = [`code ${code}`, ...(reason ? [reason] : [])].join(', ');
  return {
    origin: name,
    field: '',
    expected: `an answer to ${method} ${url}: ${message} (${why})`,
  };
}
