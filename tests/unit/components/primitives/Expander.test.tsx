/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { expanderFixtures } from '../../../../components/primitives/Expander.fixtures.ts';
import { Expander } from '../../../../components/primitives/Expander.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Expander', () => {
  it('is folded by the browser', () => {
    renderOnPage(<Expander {...expanderFixtures.german} />);
    const details = screen.getByText(expanderFixtures.german.summary).closest('details');
    expect(details).not.toHaveAttribute('open');
    expect(screen.getByText(expanderFixtures.german.children)).not.toBeVisible();
  });

  it('is open where it should be', () => {
    renderOnPage(<Expander {...expanderFixtures.open} />);
    expect(screen.getByText(expanderFixtures.open.children)).toBeVisible();
  });

  it('shares a name with those of which only one is open', () => {
    const { container } = renderOnPage(<Expander {...expanderFixtures.german} name="questions" />);
    expect(container.querySelector('details')).toHaveAttribute('name', 'questions');
  });

  it('marks a title that nobody has translated', () => {
    renderOnPage(<Expander {...expanderFixtures.untranslated} />, 'fr');
    expect(screen.getByText('Was kostet die Mitgliedschaft?')).toHaveAttribute('lang', 'de');
  });
});
