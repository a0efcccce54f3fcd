import { render, screen } from '@testing-library/react';
import { dividerFixtures } from '../../../components/primitives/Divider.fixtures.ts';
import { Divider } from '../../../components/primitives/Divider.tsx';

describe('Divider', () => {
  it('separates', () => {
    render(<Divider {...dividerFixtures.separator} />);
    expect(screen.getByRole('separator')).toBeVisible();
  });

  it('is silent where it only decorates', () => {
    render(<Divider {...dividerFixtures.decorative} />);
    expect(screen.queryByRole('separator')).toBeNull();
  });
});
