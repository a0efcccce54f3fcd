/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Closed } from '../../../../stories/frame/Sidebar.stories.tsx';
import { Sidebar } from '../../../../components/frame/Sidebar.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Sidebar', () => {
  it('is opened and closed by buttons that need no script', () => {
    const { container } = renderOnPage(<Sidebar {...Closed.args} />);
    const panel = container.querySelector<HTMLElement>('[popover=auto]')!;
    const [opener, closer] = screen.getAllByRole('button', { hidden: true });
    expect(opener).toHaveAccessibleName('Angaben zum Anbieter');
    expect(opener).toHaveAttribute('popovertarget', panel.id);
    expect(closer).toHaveAccessibleName('Schließen');
    expect(closer).toHaveAttribute('popovertarget', panel.id);
    expect(closer).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('is a dialog with a name', () => {
    const { container } = renderOnPage(<Sidebar {...Closed.args} />);
    const panel = container.querySelector<HTMLElement>('[role=dialog]')!;
    expect(panel).toHaveAccessibleName('Angaben zum Anbieter');
    expect(within(panel).getByText(/^Verband/)).toBeInTheDocument();
  });
});
