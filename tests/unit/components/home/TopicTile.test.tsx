/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { TopicTile } from '../../../../components/home/TopicTile.tsx';
import { Plain } from '../../../../stories/home/TopicTile.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('TopicTile', () => {
  it('has one link, with the title as name', () => {
    renderOnPage(<TopicTile {...Plain.args} />);
    const link = screen.getByRole('link', { name: 'Aktuelles' });
    expect(link).toHaveAttribute('href', '/aktuelles');
    expect(screen.getByRole('heading', { level: 3 })).toContainElement(link);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('gets its heading level from the page', () => {
    renderOnPage(<TopicTile {...Plain.args} headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Aktuelles' })).toBeInTheDocument();
  });
});
