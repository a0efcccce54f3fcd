/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Plain, Untranslated } from '../../../../stories/home/TopicTile.stories.tsx';
import { TopicTile } from '../../../../components/home/TopicTile.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('TopicTile', () => {
  it('has one link, whose name is the title alone', () => {
    renderOnPage(<TopicTile {...Plain.args} />);
    const link = screen.getByRole('link', { name: 'Aktuelles' });
    expect(link).toHaveAttribute('href', '/aktuelles');
    expect(screen.getByRole('heading', { level: 3 })).toContainElement(link);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('takes its rank from the page', () => {
    renderOnPage(<TopicTile {...Plain.args} headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Aktuelles' })).toBeInTheDocument();
  });

  it('marks what nobody has translated', () => {
    renderOnPage(<TopicTile {...Untranslated.args} />, 'fr');
    expect(screen.getByText('Schiedsstelle')).toHaveAttribute('lang', 'de');
    expect(screen.getByText(/^Hilft/)).toHaveAttribute('lang', 'de');
  });
});
