/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { organisationGridFixtures } from '../../../../components/organisations/OrganisationGrid.fixtures.ts';
import { OrganisationGrid } from '../../../../components/organisations/OrganisationGrid.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('OrganisationGrid', () => {
  it.each([
    ['de', organisationGridFixtures.german, 'Mehr erfahren über Lindenblatt Verlag', '/kontakt'],
    ['en', organisationGridFixtures.english, 'Learn more about Lindenblatt Verlag', '/en/contact'],
    ['fr', organisationGridFixtures.french, 'En savoir plus sur Lindenblatt Verlag', '/kontakt'],
  ] as const)('says in %s of whom one learns more', (language, props, name, href) => {
    renderOnPage(<OrganisationGrid {...props} />, language);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('opens the website of another in a new tab, and says so', () => {
    renderOnPage(<OrganisationGrid {...organisationGridFixtures.german} />);
    const link = screen.getByRole('link', { name: /Versicherungsverein \(öffnet in neuem Tab\)$/ });
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('does without a link and a logo', () => {
    renderOnPage(<OrganisationGrid {...organisationGridFixtures.withoutLink} />);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Lindenblatt Verlag');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
