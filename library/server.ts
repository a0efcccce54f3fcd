import createCache, { type EmotionCache } from '@emotion/cache';
import { classNameKey, colorModeAttribute } from '../contract/markup.ts';
import { colorModeKey } from '../contract/storageKeys.ts';
import { themeStyleAttribute } from './themeStyle.ts';

/** The styles of one response. */
export interface ServerStyles {
  /** For `CollegiumProvider`. Collects the styles of the components that are rendered. */
  readonly cache: EmotionCache;
  /**
   * Returns the `style` elements for the `head`, with the theme and the styles of all components rendered so
   * far: call it after `renderToString`, or in `onAllReady` of a stream.
   */
  readonly tags: () => string;
}

/**
 * Returns a collection of styles for one response, so that the page has its final look before the script runs.
 *
 * @param stylesheet from `themeStylesheet`; leave it out if the page links a file with it
 * @param nonce that of the response's Content-Security-Policy
 */
export function serverStyles({
  stylesheet,
  nonce,
}: { stylesheet?: string; nonce?: string } = {}): ServerStyles {
  const cache = createCache({ key: classNameKey, stylisPlugins: [] });
  // Emotion otherwise writes `style` elements into the markup, which selectors such as `:first-child` would count.
  cache.compat = true;
  const element = (attributes: string, css: string) =>
    `<style${nonce === undefined ? '' : ` nonce="${attribute(nonce)}"`} ${attributes}>${css}</style>`;
  return {
    cache,
    tags: () => {
      const names = Object.keys(cache.inserted).join(' ');
      const rules = Object.values(cache.inserted).join('');
      return [
        stylesheet === undefined ? '' : element(themeStyleAttribute, stylesheet),
        element(`data-emotion="${classNameKey} ${names}"`, rules),
      ].join('');
    },
  };
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/**
 * A script for the `head`, in a `script` element with the nonce or as a file: applies the light or dark mode that the visitor has
 * chosen on an earlier page, before the page is visible.
 */
export const colorModeScript = `try{let m=localStorage.getItem('${colorModeKey}');m&&document.documentElement.setAttribute('${colorModeAttribute}',m)}catch{}`;
