import { setTimeout as pause } from 'node:timers/promises';

/** Repeats an attempt until it does not throw, for at most a minute: a busy machine is slow. */
export async function soon<T>(attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + 60_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
  }
}
