import { request as ask } from 'node:http';
import { readItems, readPermissions } from '@directus/sdk';
import { endpointOf, forms } from '../../contract/forms/forms.ts';
import { placeholderProblem } from '../extensions/collegium/forms/mail/unsafePlaceholders.ts';
import { canaryCollection } from '../schema/canary.ts';
import type { Client } from '../seed/client.ts';
import type { Finding } from './accountFindings.ts';

/** A line of the threat model (docs/operating.md), with a request that the running Directus has to refuse. */
interface Attempt {
  readonly threat: string;
  readonly method: string;
  /** Sent without normalisation. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly refused: number;
}

const json = { 'content-type': 'application/json' };
const invitation = JSON.stringify({
  email: 'nobody@example.org',
  role: '00000000-0000-4000-8000-000000000000',
});
const manyQuestions = Array.from({ length: 30 }, (_, index) => `a${index}: pages { id }`).join(' ');
const manyConditions = Array.from({ length: 998 }, (_, id) => ({ id: { _eq: id } }));

const addressThreat = '… get around a check by another spelling of its address';
const access = '… read or change what is not theirs in Directus';

/**
 * The requests of an attacker without a log-in, with the status of each refusal.
 *
 * @internal
 */
export const attempts: readonly Attempt[] = [
  ...['/auth//login', '/AUTH/login', '/auth/%6cogin', '/auth/./login', '/x\\login'].map((path) => ({
    threat: addressThreat,
    method: 'POST',
    path,
    refused: 400,
  })),
  {
    ...{ threat: access, method: 'POST', path: '/graphql/system', refused: 403 },
    body: JSON.stringify({ query: '{ __typename }' }),
  },
  {
    ...{ threat: access, method: 'POST', path: '/utils/hash/generate', refused: 403 },
    body: JSON.stringify({ string: 'x' }),
  },
  { threat: access, method: 'GET', path: `/items/${canaryCollection}`, refused: 403 },
  { threat: access, method: 'GET', path: '/users', refused: 403 },
  {
    threat: '… have a member mailed a link to their own page',
    ...{ method: 'POST', path: '/users/invite', body: invitation, refused: 403 },
  },
  {
    threat: '… flood the office with messages, or have a program write them',
    ...{ method: 'POST', path: endpointOf(forms.contact), body: '{}', refused: 403 },
  },
  {
    threat: '… fail Directus by a huge query, or multiply a limit or an answer by aliases',
    ...{ method: 'SEARCH', path: '/items/pages', refused: 400 },
    body: JSON.stringify({ query: { filter: { _or: manyConditions } } }),
  },
  {
    threat: '… fail Directus by a huge query, or multiply a limit or an answer by aliases',
    ...{ method: 'POST', path: '/graphql', refused: 400 },
    body: JSON.stringify({ query: `{ ${manyQuestions} }` }),
  },
  {
    threat:
      '… fail Directus by a malformed body, a value that can’t be stored, or a query that can’t be answered',
    ...{ method: 'SEARCH', path: '/items/pages', refused: 400 },
    body: JSON.stringify({ query: 'x' }),
  },
  {
    threat: '… keep the database busy by what a query compares or joins',
    ...{ method: 'SEARCH', path: '/items/pages', refused: 400 },
    body: JSON.stringify({ query: { filter: { 'translations:news': { id: { _gt: 0 } } } } }),
  },
  {
    threat: '… end Directus by archives of files that are not read to their end',
    ...{ method: 'POST', path: '/assets/files', refused: 403 },
    body: JSON.stringify({ ids: ['00000000-0000-4000-8000-000000000000'] }),
  },
  {
    threat: '… fill the memory or the disk by an upload that nobody asked for',
    ...{ method: 'POST', path: '/schema/diff', body: '{}', refused: 403 },
  },
  {
    threat: '… read or change something in the name of who is logged in',
    ...{ method: 'POST', path: '/auth/logout', body: '{}', refused: 403 },
    headers: { cookie: 'a=b', 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
  },
];

/** Returns the lines of the threat model that this Directus violates, as far as requests can show. */
export async function threatFindings(url: string, client: Client): Promise<readonly Finding[]> {
  const lines: string[] = [];
  for (const { threat, method, path, headers, body, refused } of attempts) {
    const { status } = await responseTo(url, {
      method,
      path,
      headers: { ...json, ...headers },
      body,
    });
    if (status !== refused) {
      lines.push(
        `Threat model, “${threat}”: expected ${refused} for ${method} ${path}, found ${status}.`,
      );
    }
  }
  const { headers } = await responseTo(url, { method: 'GET', path: '/server/ping', headers: {} });
  if (headers['x-content-type-options'] !== 'nosniff') {
    lines.push(
      'Threat model, “… have a browser run an upload”: expected nosniff in each answer, found none.',
    );
  }
  return [...lines, ...(await canaryLines(client)), ...(await wordingLines(client))].map(
    (line) => ({ line }),
  );
}

/** Sends the path unchanged. `fetch` would normalise it. */
function responseTo(
  url: string,
  {
    path,
    body,
    ...request
  }: Pick<Attempt, 'method' | 'path'> & {
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | undefined;
  },
): Promise<{ readonly status: number; readonly headers: Readonly<Record<string, unknown>> }> {
  return new Promise((resolve, reject) => {
    const sent = ask(url, { ...request, path, timeout: 10_000 }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    sent.once('timeout', () => sent.destroy(new Error(`No answer to ${path}`)));
    sent.once('error', reject);
    sent.end(body);
  });
}

async function canaryLines(client: Client): Promise<string[]> {
  const filter = { collection: { _eq: canaryCollection } };
  const rights = await client.request(readPermissions({ filter, limit: -1 }));
  return rights.length === 0
    ? []
    : [
        `${canaryCollection}: expected rights for nobody, found ${rights.length}; remove them in Settings, Access Policies.`,
      ];
}

/**
 * Texts of mails that were stored before texts were checked. Their placeholders in addresses are removed
 * when a mail is sent.
 */
async function wordingLines(client: Client): Promise<string[]> {
  const texts = (await client.request(
    readItems('mail_texts_translations', {
      fields: ['subject', 'body', 'language', 'mail_texts_id.key'],
      limit: -1,
    } as never),
  )) as unknown as readonly StoredText[];
  return texts
    .filter(({ subject, body }) => placeholderProblem({ subject: subject ?? '', body: body ?? '' }))
    .map(
      ({ language, mail_texts_id: mail }) =>
        `mail_texts ${mail?.key ?? ''} (${language}): expected links in lines of their own and no placeholder in an address, found others; change this text in Directus.`,
    );
}

interface StoredText {
  readonly subject: string | null;
  readonly body: string | null;
  readonly language: string;
  readonly mail_texts_id: { readonly key: string } | null;
}
