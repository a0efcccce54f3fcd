import createCache, { type EmotionCache } from '@emotion/cache';
import { classNameKey } from '../../contract/markup.ts';

/**
 * Returns Emotion's cache for the browser. Its key is that of the build, so that both generate the same class
 * names, and styles that the page has already are not added again.
 */
export function styleCache(): EmotionCache {
  const cache = createCache({ key: classNameKey, stylisPlugins: [] });
  // Emotion would add `style` elements, which each page's security policy would have to allow.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  cache.sheet.insert = (rule) => sheet.insertRule(rule, sheet.cssRules.length);
  return cache;
}
