import createCache from '@emotion/cache';

/**
 * One cache for the whole build. With `compat`, Emotion keeps the rules by name instead of writing
 * `<style>` elements between the markup; a fresh cache for each page would cost most of a build.
 */
export const emotionCache = createCache({ key: 'c', stylisPlugins: [] });
emotionCache.compat = true;

/** The rules that a piece of HTML uses, in the order in which it uses them. */
export function criticalCss(html: string): string {
  const names = new Set<string>();
  for (const [, classes = ''] of html.matchAll(classAttribute)) {
    for (const [, name = ''] of classes.matchAll(emotionClass)) names.add(name);
  }
  return [...names].map((name) => emotionCache.inserted[name] ?? '').join('');
}

const classAttribute = /\sclass="([^"]*)"/g;
const emotionClass = /(?:^|\s)c-([a-z0-9]+)/g;
