/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/sitemap/SitemapPage.stories.tsx';
import { SitemapPage } from '../../../../components/sitemap/SitemapPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('SitemapPage', () => {
  it('has a heading for each part, which leads to the page of the part', () => {
    renderOnPage(<SitemapPage {...story.ThreeSections.args} />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Aktuelles',
      'Service',
      'Weitere Seiten',
    ]);
    expect(within(headings[0]!).getByRole('link')).toHaveAttribute('href', '/aktuelles');
    expect(within(headings[1]!).queryByRole('link')).not.toBeInTheDocument();
  });

  it('lists groups of pages within the list of their part', () => {
    renderOnPage(<SitemapPage {...story.ThreeSections.args} />);
    const group = screen.getByText('Beruf').closest('li')!;
    const links = within(within(group).getByRole('list')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Berufsbild', 'Berufsordnung']);
  });

  it('marks what is in another language', () => {
    renderOnPage(<SitemapPage {...story.PartlyTranslated.args} />, 'fr');
    expect(screen.getByText('Wer wir sind')).toHaveAttribute('lang', 'de');
  });
});
