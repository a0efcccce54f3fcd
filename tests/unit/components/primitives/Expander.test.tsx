/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/primitives/Expander.stories.tsx';
import { Expander } from '../../../../components/primitives/Expander.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Expander', () => {
  it('is folded by the browser', () => {
    renderOnPage(<Expander {...story.Closed.args} />);
    const details = screen.getByText(story.Closed.args.summary).closest('details');
    expect(details).not.toHaveAttribute('open');
    expect(screen.getByText(story.Closed.args.children)).not.toBeVisible();
  });

  it('is open where it should be', () => {
    renderOnPage(<Expander {...story.Open.args} />);
    expect(screen.getByText(story.Open.args.children)).toBeVisible();
  });

  it('shares a name with those of which only one is open', () => {
    const { container } = renderOnPage(<Expander {...story.Closed.args} name="questions" />);
    expect(container.querySelector('details')).toHaveAttribute('name', 'questions');
  });

  it('marks a title that nobody has translated', () => {
    renderOnPage(<Expander {...story.PartlyTranslated.args} />, 'fr');
    expect(screen.getByText('Was kostet die Mitgliedschaft?')).toHaveAttribute('lang', 'de');
  });
});
