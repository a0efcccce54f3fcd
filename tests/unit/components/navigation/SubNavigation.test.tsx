/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/navigation/SubNavigation.stories.tsx';
import { SubNavigation } from '../../../../components/navigation/SubNavigation.tsx';
import { renderOnPage } from '../../onPage.tsx';
const linksOf = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('SubNavigation', () => {
  it('is named by the part of the site that it leads through', () => {
    renderOnPage(<SubNavigation {...story.ThreePages.args} />);
    const navigation = screen.getByRole('navigation', { name: 'Service' });
    expect(linksOf(navigation)).toEqual(['Leistungen', 'Satzung', 'Schiedsstelle']);
  });

  it('marks the page that is shown', () => {
    renderOnPage(<SubNavigation {...story.ThreePages.args} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Satzung');
  });

  it.each([
    ['de', 'Übersicht'],
    ['en', 'Overview'],
    ['fr', 'Vue d’ensemble'],
  ] as const)('begins with the overview: %s', (language, name) => {
    renderOnPage(<SubNavigation {...story.WithOverview.args} />, language);
    expect(linksOf(screen.getByRole('navigation'))[0]).toBe(name);
  });

  it('marks the overview, too', () => {
    renderOnPage(<SubNavigation {...story.OnOverview.args} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Übersicht');
  });

  it('marks words of another language', () => {
    renderOnPage(<SubNavigation {...story.PartlyTranslated.args} />, 'fr');
    expect(screen.getByText('Wer wir sind')).toHaveAttribute('lang', 'de');
  });
});
