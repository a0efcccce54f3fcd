import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { challengePath } from '../../../contract/forms/endpoints.ts';
import { endpointOf, forms } from '../../../contract/forms/forms.ts';
import type { FormContent } from '../../../contract/forms/schema.ts';
import { formsSite } from '../shared/server.ts';

/** The website that sends the forms, by default. */
export const site = formsSite;

let senders = 0;

/** A new network address for each request, so that no limit is reached. */
export function nextAddress(): string {
  senders += 1;
  return `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`;
}

export interface EndpointAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The outcome, such as `stored`, or the error code. */
  readonly told: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
}

interface Sender {
  /** The network address. Default: a new one. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request to the forms endpoint as a page of the website does. */
export async function askEndpoint(
  url: string,
  { method, path, body }: { method: string; path: string; body?: BodyInit },
  { from = nextAddress(), headers = {} }: Sender = {},
): Promise<EndpointAnswer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      origin: site,
      'x-forwarded-for': from,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body, duplex: 'half' }),
  });
  const text = await response.text();
  const { data, errors } = parsed(text);
  const extensions = errors?.[0]?.extensions ?? {};
  return {
    status: response.status,
    headers: response.headers,
    text,
    told: (data?.['outcome'] ?? extensions['code']) as string | undefined,
    extensions,
  };
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly extensions: Readonly<Record<string, unknown>> }[];
}

function parsed(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}

export interface Challenge {
  readonly parameters: { readonly [name: string]: unknown; readonly expiresAt: number };
  readonly signature: string;
}

export async function fetchChallenge(url: string, sender?: Sender): Promise<Challenge> {
  const { text } = await askEndpoint(url, { method: 'GET', path: challengePath }, sender);
  return (JSON.parse(text) as { data: Challenge }).data;
}

/** The proof of work that a browser computes for a challenge. */
export async function proofOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  return encoded({ challenge, solution });
}

export function encoded(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

export async function newProof(url: string, sender?: Sender): Promise<string> {
  return proofOf(await fetchChallenge(url, sender));
}

type ContactMessage = FormContent & { readonly message: string };

/** A message as the form sends it, from somebody who has not written before. */
export async function newMessage(
  url: string,
  changes: Readonly<Record<string, unknown>> = {},
  sender?: Sender,
): Promise<ContactMessage> {
  const key = randomUUID();
  return {
    key,
    language: 'de',
    website: '',
    name: 'Vor Nachname',
    email: `${key}@example.org`,
    message: 'Guten Tag',
    wording: 'contact-consent-1',
    ...('proof' in changes ? {} : { proof: await newProof(url, sender) }),
    ...changes,
  } as unknown as ContactMessage;
}

export function sendMessage(
  url: string,
  message: object,
  sender?: Sender,
): Promise<EndpointAnswer> {
  const request = {
    method: 'POST',
    path: endpointOf(forms.contact),
    body: JSON.stringify(message),
  };
  return askEndpoint(url, request, sender);
}
