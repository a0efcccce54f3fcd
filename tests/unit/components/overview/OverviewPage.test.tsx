/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/overview/OverviewPage.stories.tsx';
import { OverviewPage } from '../../../../components/overview/OverviewPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('OverviewPage', () => {
  it('leads to each page of a part of the site, with what it is about', () => {
    renderOnPage(<OverviewPage {...story.OnePart.args} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Service' })).toBeInTheDocument();
    const pages = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(pages).toHaveLength(3);
    const heading = within(pages[2]!).getByRole('heading', { level: 2, name: 'Satzung' });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/service/satzung');
    expect(pages[2]).toHaveTextContent('Zweck, Mitgliedschaft und Organe des Verbandes.');
  });

  it('has a heading for each of several parts, above those of their pages', () => {
    renderOnPage(<OverviewPage {...story.SeveralParts.args} />);
    const names = (level: number) =>
      screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
    expect(names(2)).toEqual(['Beruf', 'Verband']);
    expect(names(3)).toEqual(['Berufsbild', 'Berufsordnung', 'Satzung']);
  });

  it('says before the link is followed that a page is in another language', () => {
    renderOnPage(<OverviewPage {...story.WithPageInGerman.args} />, 'fr');
    const link = screen.getByRole('link', { name: 'Instance de conciliation (en allemand)' });
    expect(link).toHaveAttribute('hreflang', 'de');
    expect(screen.getByText(/^Hilft/)).toHaveAttribute('lang', 'de');
  });
});
