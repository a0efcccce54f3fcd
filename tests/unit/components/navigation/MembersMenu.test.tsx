/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { MembersMenu } from '../../../../components/navigation/MembersMenu.tsx';
import { Closed } from '../../../../stories/navigation/MembersMenu.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('is a closed group of the primary menu, with a heading above each section', () => {
  renderOnPage(
    <ul>
      <MembersMenu {...Closed.args} />
    </ul>,
  );
  const group = screen.getByText('Mitgliederbereich').closest('details')!;
  expect(group).toHaveAttribute('name', 'primary-menu');
  expect(group.open).toBe(false);
  for (const heading of ['Mitgliederservice', 'AKOM Online', 'Mitgliederservice (ADT)']) {
    expect(within(group).getByText(heading)).toBeInTheDocument();
  }
  group.open = true;
  expect(within(group).getByRole('link', { current: 'page' })).toHaveTextContent('Rechtsberatung');
});
