import { CacheProvider, ThemeProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { LabelsProvider } from '../../components/i18n/Labels.tsx';
import { IslandRenderer } from '../../components/island/Island.tsx';
import { theme } from '../../components/theme/theme.ts';
import type { Language } from '../../locales/languages.ts';
import { emotionCache } from './emotion.ts';
import { islandRenderer } from './islandRenderer.tsx';

/** Renders a part of a page, with its islands, in the language of the page. */
export function render(element: ReactElement, language: Language): string {
  return renderToString(
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        <LabelsProvider labels={labelsFor(language)}>
          <IslandRenderer value={islandRenderer()}>{element}</IslandRenderer>
        </LabelsProvider>
      </ThemeProvider>
    </CacheProvider>,
  );
}
