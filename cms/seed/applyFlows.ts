import {
  createFlow,
  createItem,
  readFlows,
  readItems,
  readOperations,
  updateFlow,
  updateOperation,
} from '@directus/sdk';
import {
  calling,
  flowVariables,
  officeFlows,
  websiteFlows,
  type ContentCollections,
  type Flow,
  type Step,
} from '../schema/flows.ts';
import type { Vocabulary } from '../schema/Vocabulary.ts';
import type { Client } from './client.ts';
import type { Collection } from './Collection.ts';
import { seedRecord } from './seedRecord.ts';

type Json = Record<string, unknown>;

/** Returns the flows in Directus' own form, and adds their words to the vocabulary. */
export function flowsFor(layout: readonly Collection[], vocabulary: Vocabulary): readonly Flow[] {
  const flows = [...websiteFlows(contentCollections(layout)), ...officeFlows()];
  return flows.map((flow) => ({
    ...flow,
    options: vocabulary.refer(flow.options, `flow_${flow.key}`) as Flow['options'],
  }));
}

/**
 * Creates each flow once. After that, the operator owns the flow, even if it is switched off or deleted.
 * Only missing collections are added to it, so that flows also run for collections of a later version.
 */
export async function applyFlows(client: Client, flows: readonly Flow[]): Promise<void> {
  const seeded = await client.request(readItems(seedRecord, { limit: -1 }));
  const existing = (await client.request(
    readFlows({ fields: ['id', 'operation', 'options'], limit: -1 }),
  )) as unknown as readonly ExistingFlow[];
  await replaceRequests(client);
  for (const flow of flows) {
    const found = existing.find(({ id }) => id === flow.id);
    if (seeded.some(({ collection }) => collection === nameInRecord(flow))) {
      if (found) await addCollections(client, flow, found);
      continue;
    }
    // An interrupted start may have created the flow without its operations.
    if (!found) await client.request(createFlow(headOf(flow) as never));
    if (!found?.operation) {
      const operation = operationOf(flow.first, flow.id, { column: 1, row: 0 });
      await client.request(updateFlow(flow.id, { operation }));
    }
    await client.request(createItem(seedRecord, { collection: nameInRecord(flow) }));
  }
}

/**
 * Replaces operations of earlier versions, which used Directus' own request operation. That can't reach
 * these addresses any more.
 */
async function replaceRequests(client: Client): Promise<void> {
  const requests = await client.request(
    readOperations({ filter: { type: { _eq: 'request' } }, fields: ['id', 'options'], limit: -1 }),
  );
  const earlier = {
    [`{{$env.${flowVariables.preview}}}/__content-changed`]: calling('preview'),
    [`{{$env.${flowVariables.hook}}}`]: calling('build'),
  };
  for (const { id, options } of requests) {
    const step = earlier[String((options as Json | null)?.['url'])];
    if (step) await client.request(updateOperation(id, step as never));
  }
}

interface ExistingFlow {
  readonly id: string;
  readonly operation: string | null;
  readonly options: { readonly collections?: readonly string[] } | null;
}

/** Returns the collections of the website's content, without those for members or editors only. */
function contentCollections(layout: readonly Collection[]): ContentCollections {
  const filled = layout.filter(
    ({ name, fields, readers }) =>
      Object.keys(fields).length > 0 && readers === 'everybody' && name !== 'languages',
  );
  const isText = ({ partOf }: Collection) => partOf !== undefined;
  const names = (collections: readonly Collection[]) => collections.map(({ name }) => name);
  return {
    shown: names(filled.filter((collection) => !isText(collection))),
    texts: names(filled.filter(isText)),
  };
}

/** Returns a name with a prefix that no collection has. */
function nameInRecord({ key }: Flow): string {
  return `flow:${key}`;
}

function headOf({ id, name, description, icon, trigger, accountability, options }: Flow): Json {
  return { id, name, description, icon, trigger, accountability, options, status: 'active' };
}

async function addCollections(
  client: Client,
  { id, options }: Flow,
  found: ExistingFlow,
): Promise<void> {
  const existing = found.options?.collections ?? [];
  const added = options.collections.filter((name) => !existing.includes(name));
  if (added.length === 0) return;
  const collections = [...existing, ...added];
  await client.request(updateFlow(id, { options: { ...found.options, collections } }));
}

/** The size of an operation in Directus' flow editor, including the gap to the next one. */
const panel = 18;

/** Returns an operation and all that follow it, in the form in which Directus creates them with one request. */
function operationOf(
  { key, name, type, options, then, otherwise }: Step,
  flow: string,
  { column, row }: { readonly column: number; readonly row: number },
): Json {
  const next = { column: column + 1, row };
  return {
    ...{ flow, key, name, type, options },
    position_x: 1 + column * panel,
    position_y: 1 + row * panel,
    ...(then && { resolve: operationOf(then, flow, next) }),
    ...(otherwise && {
      reject: operationOf(otherwise, flow, { ...next, row: row + rowsOf(then) }),
    }),
  };
}

/** Returns the number of rows of an operation and all that follow it. */
function rowsOf(step: Step | undefined): number {
  if (!step) return 1;
  return step.otherwise ? rowsOf(step.then) + rowsOf(step.otherwise) : rowsOf(step.then);
}
