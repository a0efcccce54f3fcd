/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Breadcrumbs } from '../../../../components/navigation/Breadcrumbs.tsx';
import {
  SectionWithoutPage,
  ThreeLevels,
} from '../../../../stories/navigation/Breadcrumbs.stories.tsx';
import { hrefsOf, renderOnPage, textsOf } from '../../onPage.tsx';

describe('Breadcrumbs', () => {
  it('link to the pages above, and end with the current page as text', () => {
    renderOnPage(<Breadcrumbs {...ThreeLevels.args} />);
    expect(screen.getByRole('navigation', { name: 'Sie sind hier' })).toBeInTheDocument();
    const items = screen.getAllByRole('listitem');
    expect(textsOf(items)).toEqual(['Startseite', 'Aktuelles', 'Jahrestagung in Musterstadt']);
    expect(hrefsOf(screen.getAllByRole('link'))).toEqual(['/', '/aktuelles']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'page']);
  });

  it('show a section without a page as text', () => {
    renderOnPage(<Breadcrumbs {...SectionWithoutPage.args} />);
    expect(screen.queryByRole('link', { name: 'Service' })).not.toBeInTheDocument();
    expect(screen.getByText('Service')).toBeInTheDocument();
  });
});
