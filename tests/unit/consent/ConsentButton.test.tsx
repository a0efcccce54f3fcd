import { screen } from '@testing-library/react';
import { ConsentButton } from '../../../components/consent/ConsentButton.tsx';
import { renderOnPage } from '../onPage.tsx';

it('names what visitors are asked about', () => {
  renderOnPage(<ConsentButton names={['functional', 'videos']} />);
  expect(screen.getByRole('button', { name: 'Cookie Einstellungen' })).toHaveAttribute(
    'data-consents',
    'functional videos',
  );
});
