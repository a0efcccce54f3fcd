/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Everything, NameOnly } from '../../../../stories/legal/DataProtectionOfficer.stories.tsx';
import { DataProtectionOfficer } from '../../../../components/legal/DataProtectionOfficer.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('DataProtectionOfficer', () => {
  it('says that there is one, who it is and how to reach them', () => {
    const { container } = renderOnPage(<DataProtectionOfficer {...Everything.args} />);
    expect(screen.getByRole('heading')).toHaveTextContent(/Datenschutzbeauftragter$/);
    expect(screen.getByText(/^Wir haben .* bestellt/)).toBeInTheDocument();
    expect(container.querySelector('address')).toHaveTextContent(
      'Dr. Paula BeispielhaftMusterweg 312345 Musterstadt',
    );
    expect(screen.getByRole('link', { name: /^datenschutz@vhm.example/ })).toBeInTheDocument();
  });

  it('leaves out what is missing', () => {
    renderOnPage(<DataProtectionOfficer {...NameOnly.args} />);
    expect(screen.getByText('Dr. Paula Beispielhaft')).toBeInTheDocument();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
