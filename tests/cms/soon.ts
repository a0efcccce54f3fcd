import { setTimeout as wait } from 'node:timers/promises';
import { patience } from './patience.ts';

/**
 * Repeats the request until its result is accepted or the time is over. Returns the last result.
 */
export async function soon<Value>(
  read: () => Promise<Value>,
  will: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + patience.timeout;
  let value = await read();
  while (!will(value) && Date.now() < end) {
    await wait(100);
    value = await read();
  }
  return value;
}
