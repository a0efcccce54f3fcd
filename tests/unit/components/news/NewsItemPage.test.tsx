/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/news/NewsItemPage.stories.tsx';
import { NewsItemPage } from '../../../../components/news/NewsItemPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('NewsItemPage', () => {
  it('says of when and by whom it is', () => {
    renderOnPage(<NewsItemPage {...story.WithoutPicture.args} />);
    expect(screen.getByText('19. November 2026')).toBeVisible();
    expect(screen.getByText('Von Jonas Beispiel')).toBeVisible();
  });

  it('describes its picture', () => {
    renderOnPage(<NewsItemPage {...story.WithPicture.args} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(story.WithPicture.args.picture.alt);
  });

  it('leads on to other news and to all of it', () => {
    renderOnPage(<NewsItemPage {...story.WithoutPicture.args} />);
    const more = screen.getByRole('region', { name: 'Mehr Neues' });
    expect(within(more).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(within(more).getByRole('link', { name: 'Alle Beiträge' })).toHaveAttribute(
      'href',
      '/aktuelles',
    );
  });

  it('leads to the list alone where there is no other', () => {
    renderOnPage(<NewsItemPage {...story.TitleOnly.args} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Von/)).not.toBeInTheDocument();
  });

  it('marks a text that nobody has translated', () => {
    renderOnPage(<NewsItemPage {...story.PartlyTranslated.args} />, 'fr');
    expect(screen.getByText(/^Am Samstag/).parentElement).toHaveAttribute('lang', 'de');
  });
});
