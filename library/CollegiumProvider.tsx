import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import { useInsertionEffect, useMemo, useState, type ReactNode } from 'react';
import { filledLabels } from '../browser/labels/filledLabels.ts';
import { LabelsProvider } from '../components/i18n/Labels.tsx';
import { styleCache } from '../components/island/styleCache.ts';
import { theme } from '../components/theme/theme.ts';
import type { LanguageLabels } from './languageLabels.ts';
import { themeStyleSelector } from './themeStyle.ts';

export interface CollegiumProviderProps {
  /** The texts of the components. Other labels change the language at once. */
  labels: LanguageLabels;
  /**
   * The theme from `themeStylesheet`. Leave it out if the page has it already: from the server, or in a file such
   * as `collegium/styles.css`.
   */
  stylesheet?: string;
  /** On the server, the cache of `serverStyles`. In the browser, leave it out. */
  cache?: EmotionCache;
  /** The application. */
  children: ReactNode;
}

/** Gives the components their labels, theme and styles. Needed once, around the application. */
export function CollegiumProvider({ labels, stylesheet, cache, children }: CollegiumProviderProps) {
  const [ownCache] = useState(() => cache ?? cacheInBrowser());
  const filled = useMemo(
    () => filledLabels(labels.language, (key) => labels.texts[key] ?? key),
    [labels],
  );
  useInsertionEffect(() => showTheme(stylesheet), [stylesheet]);
  return (
    <CacheProvider value={ownCache}>
      <ThemeProvider theme={theme}>
        <LabelsProvider labels={filled}>{children}</LabelsProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

function cacheInBrowser(): EmotionCache {
  if (typeof document === 'undefined') {
    throw new Error('On the server, CollegiumProvider needs the `cache` of `serverStyles`.');
  }
  return styleCache();
}

/** Returns a function that removes the theme again. */
function showTheme(stylesheet: string | undefined): (() => void) | undefined {
  if (stylesheet === undefined) return undefined;
  const fromServer = document.querySelector(themeStyleSelector);
  if (fromServer) {
    if (fromServer.textContent !== stylesheet) fromServer.textContent = stylesheet;
    return undefined;
  }
  // A `style` element would need a nonce under a strict Content-Security-Policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesheet);
  // First, because the components override some of the global styles with selectors of the same specificity.
  document.adoptedStyleSheets.unshift(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
