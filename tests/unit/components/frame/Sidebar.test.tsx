/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Sidebar } from '../../../../components/frame/Sidebar.tsx';
import { Closed } from '../../../../stories/frame/Sidebar.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('is a dialog with a name, which buttons open and close without scripts', () => {
  const { container } = renderOnPage(<Sidebar {...Closed.args} />);
  const panel = container.querySelector<HTMLElement>('[popover=auto][role=dialog]')!;
  expect(panel).toHaveAccessibleName('Angaben zum Anbieter');
  expect(within(panel).getByText(/^Verband/)).toBeInTheDocument();
  const [opener, closer] = screen.getAllByRole('button', { hidden: true });
  expect(opener).toHaveAccessibleName('Angaben zum Anbieter');
  expect(opener).toHaveAttribute('popovertarget', panel.id);
  expect(closer).toHaveAccessibleName('Schließen');
  expect(closer).toHaveAttribute('popovertarget', panel.id);
  expect(closer).toHaveAttribute('popovertargetaction', 'hide');
});
