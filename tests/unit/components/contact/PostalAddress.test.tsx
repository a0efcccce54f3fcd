/** @jest-environment jsdom */
import { WithName, WithoutName } from '../../../../stories/contact/PostalAddress.stories.tsx';
import { PostalAddress } from '../../../../components/contact/PostalAddress.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('PostalAddress', () => {
  it('has the lines of an envelope', () => {
    expect(lines(<PostalAddress {...WithName.args} />)).toEqual([
      'Verband der Heilberufe Musterland e. V.',
      'Beispielallee 12',
      '12345 Musterstadt',
    ]);
  });

  it('has no line without content', () => {
    const unknown = { street: '', number: '', zipCode: '', city: '' };
    expect(lines(<PostalAddress companyName="Dr. Maria Muster" {...unknown} />)).toEqual([
      'Dr. Maria Muster',
    ]);
  });

  it('begins with the street where no name is given', () => {
    expect(lines(<PostalAddress {...WithoutName.args} />)).toEqual([
      'Beispielallee 12',
      '12345 Musterstadt',
    ]);
  });
});

function lines(address: React.ReactElement): (string | null)[] {
  const { container } = renderOnPage(address);
  return [...container.querySelectorAll('address > *')].map((line) => line.textContent);
}
