/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ThreeHeadings, Folded } from '../../../../stories/content/TableOfContents.stories.tsx';
import { TableOfContents } from '../../../../components/content/TableOfContents.tsx';
import { searchedText } from '../../../../eleventy/search/searchedText.ts';
import { renderOnPage } from '../../onPage.tsx';

const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('TableOfContents', () => {
  it('is a way to each heading, named for those who go from landmark to landmark', () => {
    renderOnPage(<TableOfContents {...ThreeHeadings.args} />);
    expect(screen.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeInTheDocument();
    expect(targets()).toEqual(['#grundsaetze', '#saetze', '#schiedsstelle']);
  });

  it('speaks the language of the page', () => {
    renderOnPage(<TableOfContents {...ThreeHeadings.args} />, 'fr');
    expect(screen.getByRole('navigation', { name: 'Sur cette page' })).toBeInTheDocument();
  });

  it('is no second landmark of the same name where it is folded up', () => {
    renderOnPage(<TableOfContents {...Folded.args} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(screen.getByText('Auf dieser Seite').closest('summary')).toBeInTheDocument();
    expect(targets()).toHaveLength(3);
  });

  it.each([false, true])('is left out of the search, folded: %s', (folded) => {
    const { container } = renderOnPage(<TableOfContents {...ThreeHeadings.args} folded={folded} />);
    expect(searchedText(container.innerHTML).trim()).toBe('');
  });
});
