/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { SitemapPage } from '../../../../components/sitemap/SitemapPage.tsx';
import { ThreeSections } from '../../../../stories/sitemap/SitemapPage.stories.tsx';
import { headings, hrefOf, renderOnPage, textsOf } from '../../onPage.tsx';

it('has a heading for each section, linked to its page, and nested lists for groups', () => {
  renderOnPage(<SitemapPage {...ThreeSections.args} />);
  expect(headings(2)).toEqual(['Aktuelles', 'Service', 'Weitere Seiten']);
  const [news, service] = screen.getAllByRole('heading', { level: 2 });
  expect(hrefOf('Aktuelles', news)).toBe('/aktuelles');
  expect(within(service!).queryByRole('link')).not.toBeInTheDocument();
  const group = screen.getByText('Beruf').closest('li')!;
  const links = within(within(group).getByRole('list')).getAllByRole('link');
  expect(textsOf(links)).toEqual(['Berufsbild', 'Berufsordnung']);
});
