/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Expander } from '../../../../components/primitives/Expander.tsx';
import { Closed } from '../../../../stories/primitives/Expander.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

const { summary, children } = Closed.args;

it('is closed, open, or one of several with the same name', () => {
  const { unmount } = renderOnPage(<Expander {...Closed.args} name="questions" />);
  const details = screen.getByText(summary).closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(details).toHaveAttribute('name', 'questions');
  expect(screen.getByText(children)).not.toBeVisible();
  unmount();
  renderOnPage(<Expander {...Closed.args} open />);
  expect(screen.getByText(children)).toBeVisible();
});
