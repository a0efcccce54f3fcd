import type * as z from 'zod/mini';
import { Refusal } from './Refusal.ts';
import { readBody } from './readBody.ts';
import type { EndpointRequest } from './request.ts';

/**
 * Returns the data that a form of one of our websites has sent, validated by the form's own schema.
 *
 * @throws Refusal
 */
export async function readForm<Schema extends z.ZodMiniType>(
  { message, isFromOurs }: EndpointRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!isFromOurs) throw new Refusal('FORBIDDEN');
  // For JSON, browsers send a CORS preflight first, so forms of other websites do not get this far.
  if (!/^application\/json *(;|$)/i.test(message.headers['content-type'] ?? '')) {
    throw new Refusal('INVALID_PAYLOAD');
  }
  const result = schema.safeParse(parsed(await readBody(message)));
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path[0];
  throw new Refusal('INVALID_PAYLOAD', typeof field === 'string' ? { field } : {});
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('INVALID_PAYLOAD');
  }
}
