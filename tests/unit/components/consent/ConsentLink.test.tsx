/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ConsentLink } from '../../../../components/consent/ConsentLink.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('names what visitors are asked about, and the version of the question', () => {
  renderOnPage(<ConsentLink names={['functional', 'videos']} version="3f9a1c02" />);
  expect(screen.getByRole('button', { name: 'Cookie Einstellungen' })).toHaveAttribute(
    'data-consents',
    'functional videos',
  );
  expect(screen.getByRole('button')).toHaveAttribute('data-version', '3f9a1c02');
});

it('has what is said where the banner cannot be loaded', () => {
  renderOnPage(<ConsentLink names={['videos']} version="" />);
  expect(screen.getByRole('button')).toHaveAttribute(
    'data-failure',
    'Die Cookie Einstellungen lassen sich gerade nicht laden.',
  );
});

it('says whether those are asked, too, who have answered', () => {
  const { unmount } = renderOnPage(<ConsentLink names={['videos']} version="" />);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-show');
  unmount();
  renderOnPage(<ConsentLink names={['videos']} version="" show />);
  expect(screen.getByRole('button')).toHaveAttribute('data-show');
});
