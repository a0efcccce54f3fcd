/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { logoFixtures } from '../../../../components/frame/Logo.fixtures.ts';
import { Logo } from '../../../../components/frame/Logo.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Logo', () => {
  it('leads home and says so', () => {
    renderOnPage(<Logo {...logoFixtures.french} />, 'fr');
    const link = screen.getByRole('link', { name: /\s: page d’accueil$/ });
    expect(link).toHaveAttribute('href', '/fr');
    // The viewport's width decides which of the two names is shown and read out.
    expect(link).toHaveTextContent(/^APSM\s?Association /);
  });

  it('has a picture that says nothing of its own', () => {
    renderOnPage(<Logo {...logoFixtures.association} />);
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });
});
