import { screen } from '@testing-library/react';
import { ConsentLink } from '../../../components/consent/ConsentLink.tsx';
import { renderOnPage } from '../onPage.tsx';

it('names what visitors are asked about', () => {
  renderOnPage(<ConsentLink names={['functional', 'videos']} />);
  expect(screen.getByRole('button', { name: 'Cookie Einstellungen' })).toHaveAttribute(
    'data-consents',
    'functional videos',
  );
});
