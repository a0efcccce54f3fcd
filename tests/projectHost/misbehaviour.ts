import { setTimeout as pause } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { refusal, type HostResponse } from '../../cms/projectHost/response.ts';

/** A failure between a backend and its client. */
export type Misbehaviour =
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'answer'; readonly answer: HostResponse }
  | { readonly kind: 'drop' };

export const slow = (milliseconds: number): Misbehaviour => ({ kind: 'slow', milliseconds });
export const expiredToken = answering(refusal(401, 102, 'Expired token'));
export const invalidJson = answering({ status: 200, type: 'application/json', body: '{"data": [' });
export const emptyError = answering({ status: 500 });
/** Closes the connection without a response. */
export const drop: Misbehaviour = { kind: 'drop' };

export function answering(answer: HostResponse): Misbehaviour {
  return { kind: 'answer', answer };
}

/** Returns the response to send instead of the right one, or none if the connection is closed. */
export async function misbehave(
  misbehaviour: Misbehaviour,
  response: ServerResponse,
  right: () => HostResponse,
): Promise<HostResponse | undefined> {
  switch (misbehaviour.kind) {
    case 'slow':
      await pause(misbehaviour.milliseconds, undefined, { ref: false });
      return right();
    case 'answer':
      return misbehaviour.answer;
    case 'drop':
      response.destroy();
      return undefined;
  }
}
