/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/content/ContentPage.stories.tsx';
import { ContentPage } from '../../../../components/content/ContentPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ContentPage', () => {
  it('has a table of contents from three headings on', () => {
    const { container } = renderOnPage(<ContentPage {...story.Long.args} />);
    const contents = screen.getByRole('navigation', { name: 'Auf dieser Seite' });
    const targets = within(contents)
      .getAllByRole('link')
      .map((link) => container.querySelector(link.getAttribute('href')!)?.textContent);
    expect(targets).toEqual(story.Long.args.headings.map(({ text }) => text));
  });

  it('has none below that', () => {
    renderOnPage(<ContentPage {...story.Short.args} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('may have no text at all', () => {
    renderOnPage(<ContentPage {...story.TitleOnly.args} />);
    expect(screen.getByRole('main')).toHaveTextContent(/^Aktuelles$/);
  });

  it('marks a text that nobody has translated', () => {
    renderOnPage(<ContentPage {...story.Untranslated.args} />, 'fr');
    expect(screen.getByText('Gebührenverzeichnis')).toHaveAttribute('lang', 'de');
    expect(screen.getByText(/^Jede Leistung/).parentElement).toHaveAttribute('lang', 'de');
  });
});
