/** @jest-environment jsdom */
import createCache from '@emotion/cache';
import { render, screen } from '@testing-library/react';
import { labelTemplate } from '../../../components/i18n/createLabels.ts';
import { labelKeys } from '../../../components/i18n/labelKeys.ts';
import { LanguageSwitch } from '../../../components/navigation/LanguageSwitch.tsx';
import { CollegiumProvider } from '../../../library/CollegiumProvider.tsx';
import type { LanguageLabels } from '../../../library/languageLabels.ts';
import type { Language } from '../../../locales/languages.ts';

function labelsOf(language: Language): LanguageLabels {
  const texts = [...labelKeys].map((key) => [key, labelTemplate(key, language)] as const);
  return { language, texts: Object.fromEntries(texts) };
}

const cache = createCache({ key: 'c' });
const page = (labels: LanguageLabels) => (
  <CollegiumProvider labels={labels} cache={cache}>
    <LanguageSwitch languages={[]} />
  </CollegiumProvider>
);

describe('CollegiumProvider', () => {
  it('changes the language with the labels', () => {
    const { rerender } = render(page(labelsOf('de')));
    expect(screen.getByRole('navigation', { name: 'Sprache' })).toBeInTheDocument();
    rerender(page(labelsOf('fr')));
    expect(screen.getByRole('navigation', { name: 'Langue' })).toBeInTheDocument();
  });

  it('shows a text that the application has replaced', () => {
    const labels = labelsOf('de');
    render(page({ ...labels, texts: { ...labels.texts, 'language.label': 'Sprachwahl' } }));
    expect(screen.getByRole('navigation', { name: 'Sprachwahl' })).toBeInTheDocument();
  });
});
