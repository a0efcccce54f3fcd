/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Long, Short } from '../../../../stories/legal/LegalPage.stories.tsx';
import { LegalPage } from '../../../../components/legal/LegalPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('LegalPage', () => {
  it('has its table of contents before the text', () => {
    renderOnPage(<LegalPage {...Long.args} />);
    const contents = screen.getByRole('navigation', { name: 'Auf dieser Seite' });
    const [firstHeading] = screen.getAllByRole('heading', { name: /^Grundsätze/ });
    expect(contents.compareDocumentPosition(firstHeading!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has none where there is little to look up', () => {
    renderOnPage(<LegalPage {...Short.args} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('has a button that opens who is behind the site', () => {
    const { container } = renderOnPage(<LegalPage {...Long.args} />);
    const button = screen.getByRole('button', { name: 'Angaben zum Anbieter' });
    const panel = container.querySelector<HTMLElement>(
      `[id="${button.getAttribute('popovertarget')}"]`,
    )!;
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(within(panel).getByText('Beispielallee 12')).toBeInTheDocument();
  });

  it('has in the same panel what editors chose for the sidebar', () => {
    const { container } = renderOnPage(<LegalPage {...Long.args} />);
    const panel = container.querySelector<HTMLElement>('[popover]')!;
    // Below the panel’s own heading, which is of level 2.
    const headings = within(panel).getAllByRole('heading', { level: 3, hidden: true });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Öffnungszeiten',
      'Soziale Medien',
    ]);
  });
});
