/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { LegalPage } from '../../../../components/legal/LegalPage.tsx';
import { Long, Short } from '../../../../stories/legal/LegalPage.stories.tsx';
import { renderOnPage, textsOf } from '../../onPage.tsx';

describe('LegalPage', () => {
  it('has a table of contents, if the text is long', () => {
    const name = 'Auf dieser Seite';
    const { unmount } = renderOnPage(<LegalPage {...Long.args} />);
    expect(screen.getByRole('navigation', { name })).toBeInTheDocument();
    unmount();
    renderOnPage(<LegalPage {...Short.args} />);
    expect(screen.queryByRole('navigation', { name })).not.toBeInTheDocument();
  });

  it('has a button that opens a panel with the provider’s data and the editors’ widgets', () => {
    const { container } = renderOnPage(<LegalPage {...Long.args} />);
    const button = screen.getByRole('button', { name: 'Angaben zum Anbieter' });
    const id = button.getAttribute('popovertarget');
    const panel = container.querySelector<HTMLElement>(`[id="${id}"]`)!;
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(within(panel).getByText('Beispielallee 12')).toBeInTheDocument();
    // Below the panel’s own heading, which is of level 2.
    const widgets = within(panel).getAllByRole('heading', { level: 3, hidden: true });
    expect(textsOf(widgets)).toEqual(['Öffnungszeiten', 'Soziale Medien']);
  });
});
