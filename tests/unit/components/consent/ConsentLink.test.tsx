/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ConsentLink } from '../../../../components/consent/ConsentLink.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('names what visitors are asked about', () => {
  renderOnPage(<ConsentLink names={['functional', 'videos']} />);
  expect(screen.getByRole('button', { name: 'Cookie Einstellungen' })).toHaveAttribute(
    'data-consents',
    'functional videos',
  );
});

it('says whether those are asked, too, who have answered', () => {
  const { unmount } = renderOnPage(<ConsentLink names={['videos']} />);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-show');
  unmount();
  renderOnPage(<ConsentLink names={['videos']} show />);
  expect(screen.getByRole('button')).toHaveAttribute('data-show');
});
