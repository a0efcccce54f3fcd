/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Icon } from '../../../../components/primitives/Icon.tsx';
import { iconPaths } from '../../../../components/primitives/iconPaths.ts';
import { Labelled } from '../../../../stories/primitives/Icon.stories.tsx';

describe('Icon', () => {
  it('is hidden from screen readers, and grows with the text', () => {
    const { container } = render(<Icon name="mail" size={16} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstElementChild).toHaveAttribute('width', '1rem');
  });

  it('has its label as name', () => {
    render(<Icon {...Labelled.args} />);
    expect(screen.getByRole('img', { name: 'Herunterladen' })).not.toHaveAttribute('aria-hidden');
  });

  // Each page contains the icons that it shows, and may have 8 KB in total.
  it.each(Object.entries(iconPaths))('%s is small', (_, path) => {
    expect(path.length).toBeLessThan(250);
  });
});
