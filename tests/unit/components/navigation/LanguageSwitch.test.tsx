/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import { languageSwitchFixtures } from '../../../../components/navigation/LanguageSwitch.fixtures.ts';
import { LanguageSwitch } from '../../../../components/navigation/LanguageSwitch.tsx';
import { renderOnPage } from '../../onPage.tsx';

const { everywhere, germanOnly } = languageSwitchFixtures;

describe('LanguageSwitch', () => {
  it('names each language in its own words, for eyes, voices and machines', () => {
    renderOnPage(<LanguageSwitch {...everywhere} />);
    const link = screen.getByRole('link', { name: 'Français' });
    expect(link).toHaveAttribute('lang', 'fr');
    expect(link).toHaveAttribute('hreflang', 'fr');
    expect(link).toHaveAttribute('href', '/fr/contact');
  });

  it.each([
    ['de', 'Deutsch'],
    ['en', 'English'],
    ['fr', 'Français'],
  ] as const)('marks the language of the page: %s', (language, name) => {
    renderOnPage(<LanguageSwitch {...everywhere} />, language);
    expect(screen.getAllByRole('link', { current: true })).toEqual([
      screen.getByRole('link', { name }),
    ]);
  });

  it('says that a page does not exist in a language, and where the link leads instead', () => {
    renderOnPage(<LanguageSwitch {...germanOnly} />);
    const unavailable = labelsFor('de').text('language.unavailable');
    expect(screen.getAllByText(unavailable)).toHaveLength(2);
    expect(screen.getByRole('link', { name: /English/ })).toHaveAttribute('href', '/en');
  });

  it('says nothing where the page exists', () => {
    renderOnPage(<LanguageSwitch {...everywhere} />);
    expect(screen.getByRole('list')).toHaveTextContent('DeutschEnglishFrançais');
  });
});
