/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { ContentPage } from '../../../../components/content/ContentPage.tsx';
import * as story from '../../../../stories/content/ContentPage.stories.tsx';
import { hrefsOf, renderOnPage, textsOf } from '../../onPage.tsx';

describe('ContentPage', () => {
  it('has a table of contents for three headings or more', () => {
    const { container, unmount } = renderOnPage(<ContentPage {...story.Long.args} />);
    const contents = screen.getByRole('navigation', { name: 'Auf dieser Seite' });
    const targets = hrefsOf(within(contents).getAllByRole('link'));
    expect(textsOf(targets.map((href) => container.querySelector(href!)!))).toEqual(
      story.Long.args.headings.map(({ text }) => text),
    );
    unmount();
    renderOnPage(<ContentPage {...story.Short.args} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('may have no text', () => {
    renderOnPage(<ContentPage {...story.TitleOnly.args} />);
    expect(screen.getByRole('main')).toHaveTextContent(/^Aktuelles$/);
  });
});
