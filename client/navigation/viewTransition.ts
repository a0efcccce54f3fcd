import { prefersStillness } from './stillness.ts';

/**
 * Lets a change of the page fade in, where the browser can and the visitor has nothing against
 * motion.
 *
 * @returns when the change is done; the fading goes on
 */
export async function withTransition(change: () => void): Promise<void> {
  // Not every browser has it, whatever TypeScript says.
  if (prefersStillness() || !('startViewTransition' in document)) {
    change();
    return;
  }
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // Another one may begin before this one ends, which is no error.
  for (const stage of [ready, finished]) stage.catch(() => undefined);
  await updateCallbackDone;
}
