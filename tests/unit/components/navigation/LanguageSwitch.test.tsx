/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import { LanguageSwitch } from '../../../../components/navigation/LanguageSwitch.tsx';
import {
  Everywhere,
  PageInGermanOnly,
} from '../../../../stories/navigation/LanguageSwitch.stories.tsx';
import { hrefOf, renderOnPage, textsOf } from '../../onPage.tsx';

describe('LanguageSwitch', () => {
  it('names each language in that language, and marks it', () => {
    renderOnPage(<LanguageSwitch {...Everywhere.args} />);
    const link = screen.getByRole('link', { name: 'Français' });
    expect(link).toHaveAttribute('lang', 'fr');
    expect(link).toHaveAttribute('hreflang', 'fr');
    expect(link).toHaveAttribute('href', '/fr/contact');
    expect(screen.getByRole('list')).toHaveTextContent('DeutschEnglishFrançais');
  });

  it.each([
    ['de', 'Deutsch'],
    ['en', 'English'],
    ['fr', 'Français'],
  ] as const)('marks the language of the page: %s', (language, name) => {
    renderOnPage(<LanguageSwitch {...Everywhere.args} />, language);
    expect(textsOf(screen.getAllByRole('link', { current: true }))).toEqual([name]);
  });

  it('says that a page does not exist in a language, and links to its home page instead', () => {
    renderOnPage(<LanguageSwitch {...PageInGermanOnly.args} />);
    const unavailable = labelsFor('de').text('language.unavailable');
    expect(screen.getAllByText(unavailable)).toHaveLength(2);
    expect(hrefOf(/English/)).toBe('/en');
  });
});
