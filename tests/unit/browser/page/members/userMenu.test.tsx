/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { tellUser } from '../../../../../browser/page/members/userMenu.ts';
import { UserMenu } from '../../../../../components/navigation/UserMenu.tsx';
import { Closed } from '../../../../../stories/navigation/UserMenu.stories.tsx';
import { renderOnPage } from '../../../onPage.tsx';

const member = {
  id: '1',
  first_name: 'Erika',
  last_name: 'Mustermann',
  email: 'erika@example.org',
  member_number: '10023',
  isAdministrator: false,
  audiences: ['vhm' as const],
};
const administrator = { ...member, isAdministrator: true };
/** An account with only the required data. */
const nameless = { ...member, first_name: '', last_name: '', member_number: '' };

function menuOf(user: typeof member) {
  renderOnPage(<UserMenu {...Closed.args} />);
  const menu = screen.getByRole('navigation', { name: 'Mein Zugang' });
  tellUser(menu, user);
  menu.querySelector('details')!.open = true;
  return menu;
}

describe('the user menu', () => {
  it('is closed, and shows no user', () => {
    renderOnPage(<UserMenu {...Closed.args} />);
    const menu = screen.getByRole('navigation', { name: 'Mein Zugang' });
    expect(menu.querySelector('details')).not.toHaveAttribute('open');
    expect(screen.getByText('Administration')).not.toBeVisible();
    expect(screen.getByText(/Mitgliedsnummer/)).not.toBeVisible();
  });

  it('shows who is logged in, with profile and logout', () => {
    const menu = menuOf(member);
    expect(menu).toHaveTextContent('Erika MustermannMitgliedsnummer 10023');
    expect(screen.getByRole('link', { name: 'Mein Profil' })).toHaveAttribute(
      'href',
      '/mitgliederbereich/profil',
    );
    expect(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  });

  it('links to the administration for administrators, in a new tab', () => {
    menuOf(administrator);
    const link = screen.getByRole('link', { name: 'Administration (öffnet in neuem Tab)' });
    expect(link).toHaveAttribute('href', 'https://cms.example.org/admin');
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer external');
  });

  it('has no such link for other users, even after an administrator', () => {
    const menu = menuOf(administrator);
    tellUser(menu, member);
    expect(screen.queryByRole('link', { name: /Administration/ })).not.toBeInTheDocument();
  });

  it('shows the email address instead of a missing name, and no missing number', () => {
    const menu = menuOf(nameless);
    expect(menu).toHaveTextContent('erika@example.org');
    expect(screen.getByText(/Mitgliedsnummer/)).not.toBeVisible();
  });

  it('shows a name as text', () => {
    const menu = menuOf(member);
    const name = '<img src=x onerror="window.hurt = 1">';
    tellUser(menu, { ...member, first_name: name, last_name: '' });
    expect(screen.getByText(name)).toBeVisible();
    expect(menu.querySelector('img')).toBeNull();
  });
});
