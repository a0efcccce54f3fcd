import { ThemeProvider } from '@emotion/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { LabelsProvider } from '../../components/i18n/Labels.tsx';
import { labelsWith, type OtherWords } from '../../stories/otherWords.ts';
import { theme } from '../../components/theme/theme.ts';
import type { Language } from '../../locales/languages.ts';

/** Renders a component with a page's context: the theme, and the labels of its language. */
export function renderOnPage(
  element: ReactElement,
  language: Language = 'de',
  otherWords: OtherWords = {},
): RenderResult {
  const labels = labelsWith(otherWords, labelsFor(language));
  return render(
    <ThemeProvider theme={theme}>
      <LabelsProvider labels={labels}>{element}</LabelsProvider>
    </ThemeProvider>,
  );
}
