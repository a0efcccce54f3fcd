/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from '../../../../components/primitives/VisuallyHidden.tsx';
import {
  HiddenHeading,
  ShownOnFocus,
} from '../../../../stories/primitives/VisuallyHidden.stories.tsx';

it('is available to screen readers, without style props in the HTML', () => {
  const { unmount } = render(<VisuallyHidden {...HiddenHeading.args} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Fußzeile' })).toBeInTheDocument();
  unmount();
  const { container } = render(<VisuallyHidden {...ShownOnFocus.args} />);
  expect(container.firstElementChild!.getAttributeNames()).toEqual(['class']);
});
