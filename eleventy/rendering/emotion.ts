import createCache from '@emotion/cache';
import { classNameKey } from '../../contract/markup/classNames.ts';

/**
 * One cache for the whole build. With `compat`, Emotion keeps the rules by name instead of writing
 * `<style>` elements between the markup; a fresh cache for each page would cost most of a build.
 * Without plugins, since browsers that need vendor prefixes are too old for the rest.
 */
export const emotionCache = createCache({ key: classNameKey, stylisPlugins: [] });
emotionCache.compat = true;
