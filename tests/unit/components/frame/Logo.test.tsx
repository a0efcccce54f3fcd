/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Association } from '../../../../stories/frame/Logo.stories.tsx';
import { Logo } from '../../../../components/frame/Logo.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Logo', () => {
  it('leads home and says so', () => {
    renderOnPage(<Logo {...Association.args} />, 'fr');
    const link = screen.getByRole('link', { name: /\s: page d’accueil$/ });
    expect(link).toHaveAttribute('href', '/');
    // The viewport's width decides which of the two names is shown and read out.
    expect(link).toHaveTextContent(/^VHM\s?Verband /);
  });

  it('has a picture that says nothing of its own', () => {
    renderOnPage(<Logo {...Association.args} />);
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });
});
