/**
 * Returns a function that gives everybody who calls it within the pause the same result.
 *
 * @param pause milliseconds from one call of `read` to the next
 */
export function atMostEvery<Result>(
  pause: number,
  read: () => Promise<Result>,
): () => Promise<Result> {
  let last: { readonly at: number; readonly result: Promise<Result> } | undefined;
  return () => {
    const now = Date.now();
    // A clock that was set back is no reason to wait.
    if (!last || Math.abs(now - last.at) >= pause) last = { at: now, result: read() };
    return last.result;
  };
}
