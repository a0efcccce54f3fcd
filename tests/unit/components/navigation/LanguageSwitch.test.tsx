/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import * as story from '../../../../stories/navigation/LanguageSwitch.stories.tsx';
import { LanguageSwitch } from '../../../../components/navigation/LanguageSwitch.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('LanguageSwitch', () => {
  it('names each language in its own words, for eyes, voices and machines', () => {
    renderOnPage(<LanguageSwitch {...story.Everywhere.args} />);
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
    renderOnPage(<LanguageSwitch {...story.Everywhere.args} />, language);
    expect(screen.getAllByRole('link', { current: true })).toEqual([
      screen.getByRole('link', { name }),
    ]);
  });

  it('says that a page does not exist in a language, and where the link leads instead', () => {
    renderOnPage(<LanguageSwitch {...story.PageInGermanOnly.args} />);
    const unavailable = labelsFor('de').text('language.unavailable');
    expect(screen.getAllByText(unavailable)).toHaveLength(2);
    expect(screen.getByRole('link', { name: /English/ })).toHaveAttribute('href', '/en');
  });

  it('says nothing where the page exists', () => {
    renderOnPage(<LanguageSwitch {...story.Everywhere.args} />);
    expect(screen.getByRole('list')).toHaveTextContent('DeutschEnglishFrançais');
  });
});
