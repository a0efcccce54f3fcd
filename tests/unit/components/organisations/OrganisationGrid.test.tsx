/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { OrganisationGrid } from '../../../../components/organisations/OrganisationGrid.tsx';
import {
  Partners,
  WithoutLink,
} from '../../../../stories/organisations/OrganisationGrid.stories.tsx';
import { headings, renderOnPage } from '../../onPage.tsx';

describe('OrganisationGrid', () => {
  it.each([
    ['de', 'Mehr erfahren über Lindenblatt Verlag'],
    ['en', 'Learn more about Lindenblatt Verlag'],
    ['fr', 'En savoir plus sur Lindenblatt Verlag'],
  ] as const)('names the organisation in its link, in %s', (language, name) => {
    renderOnPage(<OrganisationGrid {...Partners.args} />, language);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/kontakt');
  });

  it('opens other websites in a new tab, and says so', () => {
    renderOnPage(<OrganisationGrid {...Partners.args} />);
    const link = screen.getByRole('link', { name: /Versicherungsverein \(öffnet in neuem Tab\)$/ });
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('may have neither link nor logo', () => {
    renderOnPage(<OrganisationGrid {...WithoutLink.args} />);
    expect(headings(3)).toEqual(['Lindenblatt Verlag']);
    expect(screen.getByText('LV')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
