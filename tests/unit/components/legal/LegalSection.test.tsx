/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { legalSectionFixtures } from '../../../../components/legal/LegalSection.fixtures.tsx';
import { LegalSection } from '../../../../components/legal/LegalSection.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('LegalSection', () => {
  it('can be linked to, where it has a name in the address', () => {
    const { container } = renderOnPage(<LegalSection {...legalSectionFixtures.linkable} />);
    expect(container.querySelector('#cookies')).toContainElement(
      screen.getByRole('heading', { level: 2, name: 'Cookies' }),
    );
  });

  it('has no empty id otherwise', () => {
    const { container } = renderOnPage(<LegalSection {...legalSectionFixtures.plain} />);
    expect(container.querySelector('[id]')).not.toBeInTheDocument();
  });
});
