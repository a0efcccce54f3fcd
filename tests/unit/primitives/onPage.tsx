import { ThemeProvider } from '@emotion/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { labelsFor } from '../../../components/i18n/createLabels.ts';
import { LabelsProvider } from '../../../components/i18n/Labels.tsx';
import { theme } from '../../../components/theme/theme.ts';
import type { Language } from '../../../locales/languages.ts';

/** Renders an element with what a page in this language puts around it. */
export function onPage(element: ReactElement, language: Language = 'de'): RenderResult {
  return render(
    <ThemeProvider theme={theme}>
      <LabelsProvider labels={labelsFor(language)}>{element}</LabelsProvider>
    </ThemeProvider>,
  );
}
