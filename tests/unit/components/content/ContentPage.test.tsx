/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { contentPageFixtures } from '../../../../components/content/ContentPage.fixtures.ts';
import { ContentPage } from '../../../../components/content/ContentPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ContentPage', () => {
  it('has a table of contents from three headings on', () => {
    const { container } = renderOnPage(<ContentPage {...contentPageFixtures.long} />);
    const contents = screen.getByRole('navigation', { name: 'Auf dieser Seite' });
    const targets = within(contents)
      .getAllByRole('link')
      .map((link) => container.querySelector(link.getAttribute('href')!)?.textContent);
    expect(targets).toEqual(contentPageFixtures.long.headings.map(({ text }) => text));
  });

  it('has none below that', () => {
    renderOnPage(<ContentPage {...contentPageFixtures.short} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('may have no text at all', () => {
    renderOnPage(<ContentPage {...contentPageFixtures.titleOnly} />);
    expect(screen.getByRole('main')).toHaveTextContent(/^Aktuelles$/);
  });

  it('marks a text that nobody has translated', () => {
    renderOnPage(<ContentPage {...contentPageFixtures.untranslated} />, 'fr');
    expect(screen.getByText('Gebührenverzeichnis')).toHaveAttribute('lang', 'de');
    expect(screen.getByText(/^Jede Leistung/).parentElement).toHaveAttribute('lang', 'de');
  });
});
