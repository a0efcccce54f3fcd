/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ConsentButton } from '../../../../components/consent/ConsentButton.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('opens the banner, and leaves it to the footer to say what about', () => {
  renderOnPage(<ConsentButton />);
  expect(screen.getByRole('button', { name: 'Cookie Einstellungen' })).toHaveAttribute(
    'data-consents',
    '',
  );
});
