/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { NewsItemPage } from '../../../../components/news/NewsItemPage.tsx';
import {
  TitleOnly,
  WithoutPicture,
  WithPicture,
} from '../../../../stories/news/NewsItemPage.stories.tsx';
import { hrefOf, renderOnPage } from '../../onPage.tsx';

describe('NewsItemPage', () => {
  it('shows date and author, and links to other news and to the list', () => {
    renderOnPage(<NewsItemPage {...WithoutPicture.args} />);
    expect(screen.getByText('19. November 2026')).toBeVisible();
    expect(screen.getByText('Von Jonas Beispiel')).toBeVisible();
    const more = screen.getByRole('region', { name: 'Mehr Neues' });
    expect(within(more).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(hrefOf('Alle Beiträge', more)).toBe('/aktuelles');
  });

  it('describes its picture', () => {
    renderOnPage(<NewsItemPage {...WithPicture.args} />);
    expect(screen.getByRole('img')).toHaveAccessibleName('Hügellandschaft bei Sonnenaufgang');
  });

  it('only links to the list if there is no other news', () => {
    renderOnPage(<NewsItemPage {...TitleOnly.args} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Von/)).not.toBeInTheDocument();
  });
});
