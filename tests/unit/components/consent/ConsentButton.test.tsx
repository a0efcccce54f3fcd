/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ConsentButton } from '../../../../components/consent/ConsentButton.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('opens the banner; the footer’s button names the consents', () => {
  renderOnPage(<ConsentButton />);
  const button = screen.getByRole('button', { name: 'Cookie Einstellungen' });
  expect(button).toHaveAttribute('data-consents', '');
});
