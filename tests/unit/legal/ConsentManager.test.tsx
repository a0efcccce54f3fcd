import { screen } from '@testing-library/react';
import { consentManagerFixtures } from '../../../components/legal/ConsentManager.fixtures.ts';
import { ConsentManager } from '../../../components/legal/ConsentManager.tsx';
import { renderOnPage } from '../onPage.tsx';

describe('ConsentManager', () => {
  it('shows each consent as one that is given', () => {
    renderOnPage(<ConsentManager {...consentManagerFixtures.several} />);
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Video der Jahrestagung' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Externe Inhalte' })).toBeInTheDocument();
  });

  it('is not there where there is none', () => {
    const { container } = renderOnPage(<ConsentManager {...consentManagerFixtures.none} />);
    expect(container).toBeEmptyDOMElement();
  });
});
