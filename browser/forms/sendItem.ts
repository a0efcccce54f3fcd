import { codes, isFromHost, ProjectHostError } from '../../backend/projectHost/errors.ts';
import { pathOf } from '../../backend/projectHost/request.ts';
import { Transport } from '../../backend/projectHost/Transport.ts';
import type { HostItems } from '../../contract/forms/endpoints.ts';
import { EndpointError, defaultTimeout } from './postToEndpoint.ts';
import { forgetSubmission, submissionKey } from './submissionKey.ts';

/**
 * Creates an item in a collection of a project host. Repeated content is stored once: its `key` is
 * the same, and the host refuses a second item with that key.
 *
 * @throws EndpointError if the host did not store the item. A refusal of a repeated key is no error
 */
export async function sendItem(url: string, items: HostItems, content: object): Promise<void> {
  const { project, collection, shown } = items;
  const path = pathOf('items', collection);
  const key = await submissionKey(path, content);
  const isRepeated = sent.has(key);
  sent.add(key);
  try {
    const transport = new Transport({ url, requestTimeout: defaultTimeout });
    const body = { ...content, ...shown, key };
    await transport.send({ method: 'POST', path, query: withoutRecords, body }, { project });
  } catch (error) {
    // The host's message quotes the duplicate value. A repeated key also counts: the first attempt
    // may have arrived.
    const isOurs = isRepeated || (error instanceof Error && error.message.includes(key));
    const refusal = refusalIn(error);
    if (refusal.code !== 'DUPLICATE' || !isOurs) throw refusal;
  }
  forgetSubmission(path);
}

/**
 * Stops the host from storing the visitor's IP address and browser (`directus_activity`) and a copy
 * of the item (`directus_revisions`). Deleting the item would leave both (directus/v8-archive,
 * RelationalTableGateway.php).
 */
const withoutRecords = { activity_skip: 1 };

/** The keys that this page has sent. */
const sent = new Set<string>();

/** The host's codes: https://v8.docs.directus.io/api/errors.html */
const duplicateItem = 204;

function refusalIn(error: unknown): EndpointError {
  if (!(error instanceof ProjectHostError)) return new EndpointError('UNREACHABLE');
  const { status, code, message } = error;
  if (status === 429) return new EndpointError('REQUESTS_EXCEEDED');
  if (code === duplicateItem) return new EndpointError('DUPLICATE');
  if (!isFromHost(error) || code === codes.network) return new EndpointError('UNREACHABLE');
  // A message such as “email: This value is not a valid email address.”
  const [, field] = /^(\w+): /.exec(message) ?? [];
  return field === undefined
    ? new EndpointError('FORBIDDEN')
    : new EndpointError('INVALID_PAYLOAD', { field });
}
