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
const page = (labels: LanguageLabels, stylesheet?: string) => (
  <CollegiumProvider labels={labels} cache={cache} {...(stylesheet && { stylesheet })}>
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

  it('changes the theme that the server has written', () => {
    document.head.innerHTML = '<style data-collegium-theme>a{}</style>';
    const { rerender } = render(page(labelsOf('de'), 'a{}'));
    rerender(page(labelsOf('de'), 'b{}'));
    expect(document.head.textContent).toBe('b{}');
    expect(document.adoptedStyleSheets).toEqual([]);
    document.head.replaceChildren();
  });

  it('puts the theme before the styles of components, and takes it away again', () => {
    const ofComponents = new CSSStyleSheet();
    document.adoptedStyleSheets = [ofComponents];
    const replaceSync = jest.fn();
    CSSStyleSheet.prototype.replaceSync = replaceSync;
    const { unmount } = render(page(labelsOf('de'), 'a{}'));
    expect(replaceSync).toHaveBeenCalledWith('a{}');
    expect(document.adoptedStyleSheets).toHaveLength(2);
    expect(document.adoptedStyleSheets[1]).toBe(ofComponents);
    unmount();
    expect(document.adoptedStyleSheets).toHaveLength(1);
    expect(document.adoptedStyleSheets[0]).toBe(ofComponents);
  });
});
