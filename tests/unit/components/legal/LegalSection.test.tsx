/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Linkable, Plain } from '../../../../stories/legal/LegalSection.stories.tsx';
import { LegalSection } from '../../../../components/legal/LegalSection.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('LegalSection', () => {
  it('can be linked to, where it has a name in the address', () => {
    const { container } = renderOnPage(<LegalSection {...Linkable.args} />);
    expect(container.querySelector('#cookies')).toContainElement(
      screen.getByRole('heading', { level: 2, name: 'Cookies' }),
    );
  });

  it('has no empty id otherwise', () => {
    const { container } = renderOnPage(<LegalSection {...Plain.args} />);
    expect(container.querySelector('[id]')).not.toBeInTheDocument();
  });
});
