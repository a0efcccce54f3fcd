/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { OverviewPage } from '../../../../components/overview/OverviewPage.tsx';
import * as story from '../../../../stories/overview/OverviewPage.stories.tsx';
import { headings, hrefOf, renderOnPage } from '../../onPage.tsx';

describe('OverviewPage', () => {
  it('links to each page of a section, with its description', () => {
    renderOnPage(<OverviewPage {...story.OnePart.args} />);
    expect(headings(1)).toEqual(['Service']);
    const pages = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(pages).toHaveLength(3);
    const heading = within(pages[2]!).getByRole('heading', { level: 2, name: 'Satzung' });
    expect(hrefOf('Satzung', heading)).toBe('/service/satzung');
    expect(pages[2]).toHaveTextContent('Zweck, Mitgliedschaft und Organe des Verbandes.');
  });

  it('has a heading for each part, above those of its pages', () => {
    renderOnPage(<OverviewPage {...story.SeveralParts.args} />);
    expect(headings(2)).toEqual(['Beruf', 'Verband']);
    expect(headings(3)).toEqual(['Berufsbild', 'Berufsordnung', 'Satzung']);
  });

  it('says in the link that a page is in another language', () => {
    renderOnPage(<OverviewPage {...story.WithPageInGerman.args} />, 'fr');
    const link = screen.getByRole('link', { name: 'Instance de conciliation (en allemand)' });
    expect(link).toHaveAttribute('hreflang', 'de');
  });
});
