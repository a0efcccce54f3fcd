import { screen } from '@testing-library/react';
import { membersOnlyPageFixtures } from '../../../../components/members/MembersOnlyPage.fixtures.ts';
import { MembersOnlyPage } from '../../../../components/members/MembersOnlyPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('MembersOnlyPage', () => {
  it('says whom it is for, and leads to where they log in', () => {
    renderOnPage(<MembersOnlyPage {...membersOnlyPageFixtures.german} />);
    expect(screen.getByRole('main')).toHaveTextContent('ist Mitgliedern vorbehalten');
    expect(screen.getByRole('link', { name: 'Zum Mitgliederbereich' })).toHaveAttribute(
      'href',
      '/mitgliederbereich',
    );
  });
});
