/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { TableOfContents } from '../../../../components/content/TableOfContents.tsx';
import { searchedText } from '../../../../eleventy/search/searchedText.ts';
import { Folded, ThreeHeadings } from '../../../../stories/content/TableOfContents.stories.tsx';
import { hrefsOf, renderOnPage } from '../../onPage.tsx';

const targets = ['#grundsaetze', '#saetze', '#schiedsstelle'];

describe('TableOfContents', () => {
  it('is a landmark with links to each heading', () => {
    const { container } = renderOnPage(<TableOfContents {...ThreeHeadings.args} />);
    expect(screen.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeInTheDocument();
    expect(hrefsOf(screen.getAllByRole('link'))).toEqual(targets);
    expect(searchedText(container.innerHTML).trim()).toBe('');
  });

  it('is no second landmark of the same name while folded', () => {
    const { container } = renderOnPage(<TableOfContents {...Folded.args} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(screen.getByText('Auf dieser Seite').closest('summary')).toBeInTheDocument();
    expect(hrefsOf(screen.getAllByRole('link'))).toEqual(targets);
    expect(searchedText(container.innerHTML).trim()).toBe('');
  });
});
