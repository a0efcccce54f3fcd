/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import * as story from '../../../../stories/primitives/VisuallyHidden.stories.tsx';
import { VisuallyHidden } from '../../../../components/primitives/VisuallyHidden.tsx';

describe('VisuallyHidden', () => {
  it('is there for screen readers', () => {
    render(<VisuallyHidden {...story.HiddenHeading.args} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Fußzeile' })).toBeInTheDocument();
  });

  it('keeps its look out of the HTML', () => {
    const { container } = render(<VisuallyHidden {...story.ShownOnFocus.args} />);
    expect(container.firstElementChild!.getAttributeNames()).toEqual(['class']);
  });
});
