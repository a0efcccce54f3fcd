/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { topicTileFixtures } from '../../../../components/home/TopicTile.fixtures.ts';
import { TopicTile } from '../../../../components/home/TopicTile.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('TopicTile', () => {
  it('has one link, whose name is the title alone', () => {
    renderOnPage(<TopicTile {...topicTileFixtures.service} />);
    const link = screen.getByRole('link', { name: 'Service' });
    expect(link).toHaveAttribute('href', '/service/leistungen');
    expect(screen.getByRole('heading', { level: 3 })).toContainElement(link);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('takes its rank from the page', () => {
    renderOnPage(<TopicTile {...topicTileFixtures.news} headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Aktuelles' })).toBeInTheDocument();
  });

  it('marks what nobody has translated', () => {
    renderOnPage(<TopicTile {...topicTileFixtures.untranslated} />, 'fr');
    expect(screen.getByText('Schiedsstelle')).toHaveAttribute('lang', 'de');
    expect(screen.getByText(/^Hilft/)).toHaveAttribute('lang', 'de');
  });
});
