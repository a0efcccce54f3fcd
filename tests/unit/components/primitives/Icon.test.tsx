/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Labelled, Small } from '../../../../stories/primitives/Icon.stories.tsx';
import { Icon } from '../../../../components/primitives/Icon.tsx';
import { iconPaths } from '../../../../components/primitives/iconPaths.ts';

describe('Icon', () => {
  it('is skipped by screen readers', () => {
    const { container } = render(<Icon name="clock" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('says what it means where nothing else does', () => {
    render(<Icon {...Labelled.args} />);
    expect(screen.getByRole('img', { name: 'Herunterladen' })).not.toHaveAttribute('aria-hidden');
  });

  it('grows with the text', () => {
    const { container } = render(<Icon {...Small.args} />);
    expect(container.firstElementChild).toHaveAttribute('width', '1rem');
  });

  // Each page contains the icons that it shows, and may have 8 KB in total.
  it.each(Object.entries(iconPaths))('%s is small', (_, path) => {
    expect(path.length).toBeLessThan(250);
  });
});
