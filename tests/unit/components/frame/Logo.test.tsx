/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Logo } from '../../../../components/frame/Logo.tsx';
import { Association } from '../../../../stories/frame/Logo.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('is a link to the home page, with a decorative image', () => {
  renderOnPage(<Logo {...Association.args} />);
  const link = screen.getByRole('link', { name: /: Startseite$/ });
  expect(link).toHaveAttribute('href', '/');
  // The viewport's width decides which of the two names is shown and read out.
  expect(link).toHaveTextContent(/^VHM\s?Verband /);
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});
