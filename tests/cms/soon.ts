import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until the answer will do, or some seconds are over. */
export async function soon<Value>(
  read: () => Promise<Value>,
  will: (value: Value) => boolean,
  seconds = 5,
): Promise<Value> {
  const end = Date.now() + seconds * 1000;
  let value = await read();
  while (!will(value) && Date.now() < end) {
    await wait(100);
    value = await read();
  }
  return value;
}
