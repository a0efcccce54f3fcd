import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request as the contract server received it. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** The parsed JSON, or the text of another type, or undefined for an empty body. */
  readonly body: unknown;
}

export async function recordedRequest(message: IncomingMessage): Promise<RecordedRequest> {
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://contract.invalid');
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return {
    method: message.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: message.headers,
    body: bodyOf(Buffer.concat(parts).toString(), message.headers['content-type']),
  };
}

function bodyOf(text: string, type: string | undefined): unknown {
  if (text === '') return undefined;
  return type?.split(';')[0] === 'application/json' ? JSON.parse(text) : text;
}
