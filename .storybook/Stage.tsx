import { useLayoutEffect, type ReactNode } from 'react';
import { themeStylesheet, type ProjectTheme } from '../components/theme/stylesheet.ts';
import type { ColorMode } from '../contract/themeSettings.ts';
import type { Language } from '../locales/languages.ts';
import { Conditioned } from './conditions/Conditioned.tsx';
import type { Conditions } from './conditions/conditions.ts';
import { mediaAsIf } from './conditions/mediaAsIf.ts';

export interface StageProps {
  language: Language;
  colorMode: ColorMode;
  projectTheme: ProjectTheme;
  conditions: Conditions;
  children: ReactNode;
}

/** Makes the document the page of a story: its language, colour mode and styles, under the conditions of the toolbar. */
export function Stage({ language, colorMode, projectTheme, conditions, children }: StageProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.colorMode = colorMode;
  }, [language, colorMode]);

  return (
    <Conditioned conditions={conditions}>
      <style>{mediaAsIf(themeStylesheet(projectTheme), conditions)}</style>
      {children}
    </Conditioned>
  );
}
