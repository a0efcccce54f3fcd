/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { visuallyHiddenFixtures } from '../../../../components/primitives/VisuallyHidden.fixtures.tsx';
import { VisuallyHidden } from '../../../../components/primitives/VisuallyHidden.tsx';

describe('VisuallyHidden', () => {
  it('is there for screen readers', () => {
    render(<VisuallyHidden {...visuallyHiddenFixtures.heading} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Fußzeile' })).toBeInTheDocument();
  });

  it('keeps its look out of the HTML', () => {
    const { container } = render(<VisuallyHidden {...visuallyHiddenFixtures.focusable} />);
    expect(container.firstElementChild!.getAttributeNames()).toEqual(['class']);
  });
});
