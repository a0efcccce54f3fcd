import { setTimeout as wait } from 'node:timers/promises';
import { patience } from '../patience.ts';
import type { EndpointAnswer } from '../forms/endpoint.ts';

/**
 * Repeats a request until it is accepted, as a visitor does who presses the button again after each
 * failure. The request is the same each time, as the browser's: with the same key and proof.
 *
 * @param seen receives what the visitor was told of each failure
 * @throws Error if the answer is a refusal, which no repetition would change
 */
export async function insist(
  request: () => Promise<Pick<EndpointAnswer, 'status' | 'told'>>,
  seen: string[],
): Promise<void> {
  const end = Date.now() + patience.timeout;
  while (Date.now() < end) {
    const answer = await request().catch(() => undefined);
    if (answer?.status === 200) return;
    const told = answer ? `${answer.status} ${answer.told ?? ''}`.trim() : 'no answer';
    if (answer && answer.status < 500) throw new Error(told);
    seen.push(told);
    await wait(500);
  }
  throw new Error(`Not accepted: ${seen.slice(-10).join(', ')}`);
}

interface Visitors {
  /** The visitors at the same time. */
  readonly atOnce: number;
  /** After so many have come, they come slowly, which leaves the processor to the programs under test. */
  readonly least: number;
  readonly isOver: () => boolean;
}

/** Lets visitors come one after the other, at least so many, until it `isOver`. */
export async function visitors(
  { atOnce, least, isOver }: Visitors,
  visit: (index: number) => Promise<void>,
): Promise<void> {
  let begun = 0;
  const line = async () => {
    while (begun < least || !isOver()) {
      begun += 1;
      await visit(begun);
      await wait(begun < least ? 250 : 4000);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
}
