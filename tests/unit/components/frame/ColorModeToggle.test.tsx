/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ColorModeToggle } from '../../../../components/frame/ColorModeToggle.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('is a button with a name, and without a state before the loader knows it', () => {
  renderOnPage(<ColorModeToggle />);
  const button = screen.getByRole('button', { name: 'Dunkle Darstellung' });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).not.toHaveAttribute('aria-pressed');
});
