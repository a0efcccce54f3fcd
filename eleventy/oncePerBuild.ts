import type { EleventyConfig } from './eleventyConfig.ts';

/** Reads what several parts of a build need only once, and again with the next build. */
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
