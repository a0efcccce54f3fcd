/**
 * Returns the answer of a backend that never answers. When its story ends, the request fails: modules outlive stories, and the
 * form of the next story would wait for the same request.
 */
export function silence(storyEnds: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    storyEnds.addEventListener('abort', () => reject(new TypeError('Failed to fetch')));
  });
}
