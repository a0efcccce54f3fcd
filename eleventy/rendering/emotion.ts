import createCache from '@emotion/cache';
import { classNameKey } from '../../contract/markup.ts';

/**
 * One cache for the whole build; a new cache for each page would be most of a build's time. With
 * `compat`, Emotion keeps the rules by name instead of writing `<style>` elements into the markup.
 * No plugins: browsers that need vendor prefixes do not support the rest of the site.
 */
export const emotionCache = createCache({ key: classNameKey, stylisPlugins: [] });
emotionCache.compat = true;
