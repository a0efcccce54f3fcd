import { CacheProvider, ThemeProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { LabelsProvider } from '../../components/i18n/Labels.tsx';
import { IslandRenderer } from '../../components/island/Island.tsx';
import { theme } from '../../components/theme/theme.ts';
import { islandElement } from '../../contract/island.ts';
import type { Language } from '../../locales/languages.ts';
import { emotionCache } from './emotion.ts';
import { islandRenderer } from '../islands/islandRenderer.tsx';

/**
 * Renders a part of a page in the page's language. Only islands contain data for hydration; React
 * does not touch the rest again.
 */
export function render(element: ReactElement, language: Language): string {
  const html = renderToStaticMarkup(
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        <LabelsProvider labels={labelsFor(language)}>
          <IslandRenderer value={islandRenderer(language)}>{element}</IslandRenderer>
        </LabelsProvider>
      </ThemeProvider>
    </CacheProvider>,
  );
  return withSingleQuotes(html);
}

/**
 * Puts the props of islands in single quotes. React writes each quote of their JSON as `&quot;`,
 * which makes a page with a form 70 bytes larger after compression.
 */
function withSingleQuotes(html: string): string {
  return html.replace(
    propsOfIsland,
    (_, start: string, json: string) => `${start}'${json.replaceAll('&quot;', '"')}'`,
  );
}

/**
 * Matches the props of islands only. An attribute in an editor's text may contain `<`, but its quotes are escaped, and
 * this pattern starts with unescaped quotes around the island's name.
 */
const propsOfIsland = new RegExp(
  `(<${islandElement} name="\\w+" [^>]*? props=)"([^"]*&quot;[^"]*)"`,
  'g',
);
