import { CacheProvider, ThemeProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { LabelsProvider } from '../../components/i18n/Labels.tsx';
import { IslandRenderer } from '../../components/island/Island.tsx';
import { theme } from '../../components/theme/theme.ts';
import type { Language } from '../../locales/languages.ts';
import { emotionCache } from './emotion.ts';
import { islandRenderer } from '../islands/islandRenderer.tsx';

/**
 * Renders a part of a page in the page's language. Only islands contain data for hydration; React
 * does not touch the rest again.
 */
export function render(element: ReactElement, language: Language): string {
  return renderToStaticMarkup(
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        <LabelsProvider labels={labelsFor(language)}>
          <IslandRenderer value={islandRenderer(language)}>{element}</IslandRenderer>
        </LabelsProvider>
      </ThemeProvider>
    </CacheProvider>,
  );
}
