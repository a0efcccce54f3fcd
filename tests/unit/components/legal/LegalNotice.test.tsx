/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/legal/LegalNotice.stories.tsx';
import { LegalNotice } from '../../../../components/legal/LegalNotice.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('LegalNotice', () => {
  it('tells what the law wants to be known', () => {
    renderOnPage(<LegalNotice {...story.Association.args} />);
    expect(entry('Inhaber')).toHaveTextContent('Beispielallee 12');
    expect(entry('Vertreten durch')).toHaveTextContent('Dr. Maria Muster');
    expect(entry('Kontakt')).toHaveTextContent('+49 30 23125010');
    expect(entry('Registereintrag')).toHaveTextContent(
      'Vereinsregister VR 12345, Amtsgericht Musterstadt',
    );
    expect(entry(/^Umsatzsteuer-Identifikationsnummer .* § 27a/)).toHaveTextContent('DE000000000');
    // DDG, section 5(1) no. 6.
    expect(entry(/^Wirtschafts-Identifikationsnummer .* § 139c/)).toHaveTextContent(
      'DE000000000-00001',
    );
    expect(entry('Steuernummer')).toHaveTextContent('00/000/00000');
  });

  it('names every register', () => {
    renderOnPage(<LegalNotice {...story.TwoRegisters.args} />);
    expect(entry('Registereintrag')).toHaveTextContent('VR 12345');
    expect(entry('Registereintrag')).toHaveTextContent('PR 678');
  });

  it('marks a register that keeps its German name', () => {
    renderOnPage(<LegalNotice {...story.UntranslatedRegister.args} />, 'fr');
    expect(screen.getByText(/^Vereinsregister/)).toHaveAttribute('lang', 'de');
  });

  it('leaves out what is missing', () => {
    renderOnPage(<LegalNotice {...story.Minimal.args} />);
    expect(screen.getByText('Inhaber')).toBeInTheDocument();
    for (const missing of [
      'Vertreten durch',
      'Kontakt',
      'Registereintrag',
      /^Umsatzsteuer/,
      /^Wirtschafts/,
      'Steuernummer',
    ]) {
      expect(screen.queryByText(missing)).not.toBeInTheDocument();
    }
  });

  it('shows telephone, fax and e-mail, but no mobile number', () => {
    renderOnPage(<LegalNotice {...story.Association.args} />);
    const [, ...ways] = within(entry('Kontakt')).getAllByRole('term');
    expect(ways.map((way) => way.textContent)).toEqual(['Telefon', 'Fax', 'E-Mail']);
  });
});

function entry(name: string | RegExp): HTMLElement {
  return screen.getByText(name).parentElement!;
}
