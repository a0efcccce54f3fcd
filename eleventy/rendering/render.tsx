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
 * Renders a part of a page in the language of the page. Only islands carry what hydration needs;
 * all else is never touched by React again.
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
