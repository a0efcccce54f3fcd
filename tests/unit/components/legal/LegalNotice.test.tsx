/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { LegalNotice } from '../../../../components/legal/LegalNotice.tsx';
import {
  Association,
  Minimal,
  TwoRegisters,
} from '../../../../stories/legal/LegalNotice.stories.tsx';
import { renderOnPage, textsOf } from '../../onPage.tsx';

const entry = (name: string | RegExp) => screen.getByText(name).parentElement!;
const vatId = /^Umsatzsteuer-Identifikationsnummer .* § 27a/;
// DDG, section 5(1) no. 6.
const businessId = /^Wirtschafts-Identifikationsnummer .* § 139c/;

describe('LegalNotice', () => {
  it('shows the data that the law requires, without the mobile number', () => {
    renderOnPage(<LegalNotice {...Association.args} />);
    expect(entry('Inhaber')).toHaveTextContent('Beispielallee 12');
    expect(entry('Vertreten durch')).toHaveTextContent('Dr. Maria Muster');
    expect(entry('Kontakt')).toHaveTextContent('+49 30 23125010');
    const [, ...ways] = textsOf(within(entry('Kontakt')).getAllByRole('term'));
    expect(ways).toEqual(['Telefon', 'Fax', 'E-Mail']);
    expect(entry('Registereintrag')).toHaveTextContent(
      'Vereinsregister VR 12345, Amtsgericht Musterstadt',
    );
    expect(entry(vatId)).toHaveTextContent('DE000000000');
    expect(entry(businessId)).toHaveTextContent('DE000000000-00001');
    expect(entry('Steuernummer')).toHaveTextContent('00/000/00000');
  });

  it('names every register', () => {
    renderOnPage(<LegalNotice {...TwoRegisters.args} />);
    expect(entry('Registereintrag')).toHaveTextContent(/VR 12345.*PR 678/);
  });

  it('leaves out missing data', () => {
    renderOnPage(<LegalNotice {...Minimal.args} />);
    expect(textsOf(screen.getAllByRole('term'))).toEqual(['Inhaber']);
  });
});
