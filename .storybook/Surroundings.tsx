import { ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { labelsFor } from '../components/i18n/createLabels.ts';
import { LabelsProvider } from '../components/i18n/Labels.tsx';
import { theme } from '../components/theme/theme.ts';
import type { Language } from '../locales/languages.ts';
import { labelsWith, type OtherWords } from '../stories/otherWords.ts';

/** Gives a story the context that a page gives its components: scales and labels. */
export function Surroundings({
  language,
  words = {},
  children,
}: {
  language: Language;
  /** Labels that read otherwise in this story. */
  words?: OtherWords | undefined;
  children: ReactNode;
}) {
  return (
    <ThemeProvider theme={theme}>
      <LabelsProvider labels={labelsWith(words, labelsFor(language))}>{children}</LabelsProvider>
    </ThemeProvider>
  );
}
