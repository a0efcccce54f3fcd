/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { DataProtectionOfficer } from '../../../../components/legal/DataProtectionOfficer.tsx';
import { Everything, NameOnly } from '../../../../stories/legal/DataProtectionOfficer.stories.tsx';
import { headings, renderOnPage } from '../../onPage.tsx';

describe('DataProtectionOfficer', () => {
  it('shows name, address and contact data', () => {
    const { container } = renderOnPage(<DataProtectionOfficer {...Everything.args} />);
    expect(headings()).toEqual([expect.stringMatching(/Datenschutzbeauftragter$/)]);
    expect(screen.getByText(/^Wir haben .* bestellt/)).toBeInTheDocument();
    expect(container.querySelector('address')).toHaveTextContent(
      'Dr. Paula BeispielhaftMusterweg 312345 Musterstadt',
    );
    expect(screen.getByRole('link', { name: /^datenschutz@vhm.example/ })).toBeInTheDocument();
  });

  it('leaves out missing data', () => {
    renderOnPage(<DataProtectionOfficer {...NameOnly.args} />);
    expect(screen.getByText('Dr. Paula Beispielhaft')).toBeInTheDocument();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
