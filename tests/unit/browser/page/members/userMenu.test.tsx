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
  it('is closed, and says of nobody that they are logged in', () => {
    renderOnPage(<UserMenu {...Closed.args} />);
    const menu = screen.getByRole('navigation', { name: 'Mein Zugang' });
    expect(menu.querySelector('details')).not.toHaveAttribute('open');
    expect(screen.getByText('Administration')).not.toBeVisible();
    expect(screen.getByText(/Mitgliedsnummer/)).not.toBeVisible();
  });

  it('says who is logged in, and leads to what is theirs', () => {
    const menu = menuOf(member);
    expect(menu).toHaveTextContent('Erika MustermannMitgliedsnummer 10023');
    expect(screen.getByRole('link', { name: 'Mein Profil' })).toHaveAttribute(
      'href',
      '/mitgliederbereich/profil',
    );
    expect(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  });

  it('leads administrators alone to the administration, in a new tab, and says so', () => {
    menuOf(administrator);
    const link = screen.getByRole('link', { name: 'Administration (öffnet in neuem Tab)' });
    expect(link).toHaveAttribute('href', 'https://cms.example.org/admin');
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer external');
  });

  it('has no such way for all others, nor after them', () => {
    const menu = menuOf(administrator);
    tellUser(menu, member);
    expect(screen.queryByRole('link', { name: /Administration/ })).not.toBeInTheDocument();
  });

  it('names whoever has no name by their address, and leaves out a number that there is not', () => {
    const menu = menuOf(nameless);
    expect(menu).toHaveTextContent('erika@example.org');
    expect(screen.getByText(/Mitgliedsnummer/)).not.toBeVisible();
  });

  it('takes a name for text, whatever it looks like', () => {
    const menu = menuOf(member);
    const name = '<img src=x onerror="window.hurt = 1">';
    tellUser(menu, { ...member, first_name: name, last_name: '' });
    expect(screen.getByText(name)).toBeVisible();
    expect(menu.querySelector('img')).toBeNull();
  });
});
