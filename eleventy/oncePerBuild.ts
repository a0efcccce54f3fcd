import type { EleventyConfig } from './eleventyConfig.ts';

/** Returns a function that calls `read` at most once per build. */
export function oncePerBuild<Value>(
  config: EleventyConfig,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let current: Promise<Value> | undefined;
  config.on('eleventy.before', () => {
    current = undefined;
  });
  return () => (current ??= read());
}
