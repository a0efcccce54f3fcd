/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ConsentLink } from '../../../../components/consent/ConsentLink.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('names the consents, the version of the question and the message for a failure', () => {
  renderOnPage(<ConsentLink names={['functional', 'videos']} version="3f9a1c02" />);
  const button = screen.getByRole('button', { name: 'Cookie Einstellungen' });
  expect(button).toHaveAttribute('data-consents', 'functional videos');
  expect(button).toHaveAttribute('data-version', '3f9a1c02');
  expect(button).toHaveAttribute(
    'data-failure',
    'Die Cookie Einstellungen lassen sich gerade nicht laden.',
  );
  expect(button).not.toHaveAttribute('data-show');
});

it('says if visitors who have answered are asked again', () => {
  renderOnPage(<ConsentLink names={['videos']} version="" show />);
  expect(screen.getByRole('button')).toHaveAttribute('data-show');
});
