import { ThemeProvider } from '@emotion/react';
import { render, screen, within, type RenderResult } from '@testing-library/react';
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

/** The address of the link with this name. */
export function hrefOf(name: string | RegExp, part?: HTMLElement): string | null {
  return (part ? within(part) : screen).getByRole('link', { name }).getAttribute('href');
}

export function hrefsOf(links: Iterable<Element>): (string | null)[] {
  return Array.from(links, (link) => link.getAttribute('href'));
}

export function textsOf(elements: Iterable<Element>): string[] {
  return Array.from(elements, ({ textContent }) => textContent);
}

/** The texts of the headings, of one level or of all. */
export function headings(level?: number): string[] {
  return textsOf(screen.getAllByRole('heading', level === undefined ? {} : { level }));
}
