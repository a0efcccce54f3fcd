/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/organisations/OrganisationGrid.stories.tsx';
import { OrganisationGrid } from '../../../../components/organisations/OrganisationGrid.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('OrganisationGrid', () => {
  it.each([
    ['de', 'Mehr erfahren über Lindenblatt Verlag'],
    ['en', 'Learn more about Lindenblatt Verlag'],
    ['fr', 'En savoir plus sur Lindenblatt Verlag'],
  ] as const)('names the organisation in its link, in %s', (language, name) => {
    renderOnPage(<OrganisationGrid {...story.Partners.args} />, language);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/kontakt');
  });

  it('opens the website of another in a new tab, and says so', () => {
    renderOnPage(<OrganisationGrid {...story.Partners.args} />);
    const link = screen.getByRole('link', { name: /Versicherungsverein \(öffnet in neuem Tab\)$/ });
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('does without a link and a logo', () => {
    renderOnPage(<OrganisationGrid {...story.WithoutLink.args} />);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Lindenblatt Verlag');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
