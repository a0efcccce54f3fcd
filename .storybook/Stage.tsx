import { ThemeProvider } from '@emotion/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { labelsFor } from '../components/i18n/createLabels.ts';
import { LabelsProvider } from '../components/i18n/Labels.tsx';
import { labelsWith, type OtherWords } from '../stories/otherWords.ts';
import { themeStylesheet, type ProjectTheme } from '../components/theme/stylesheet.ts';
import { theme } from '../components/theme/theme.ts';
import type { ColorMode } from '../contract/colorMode.ts';
import type { Language } from '../locales/languages.ts';

export interface StageProps {
  language: Language;
  colorMode: ColorMode;
  /** Labels that read otherwise in this story. */
  words?: OtherWords | undefined;
  projectTheme: ProjectTheme;
  children: ReactNode;
}

/** Gives a story what a page gives its components: labels, theme, language and colour mode. */
export function Stage({ language, colorMode, projectTheme, words, children }: StageProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.colorMode = colorMode;
  }, [language, colorMode]);

  return (
    <ThemeProvider theme={theme}>
      <LabelsProvider labels={labelsWith(words ?? {}, labelsFor(language))}>
        <style>{themeStylesheet(projectTheme)}</style>
        {children}
      </LabelsProvider>
    </ThemeProvider>
  );
}
