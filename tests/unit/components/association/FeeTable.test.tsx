/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { FeeTable, inEuros, inMinutes } from '../../../../components/association/FeeTable.tsx';
import { OneSection, TwoSections } from '../../../../stories/association/FeeTable.stories.tsx';
import { renderOnPage, textsOf } from '../../onPage.tsx';

describe('FeeTable', () => {
  it('is a table with a name, and with headers for columns, sections and rows', () => {
    const { container } = renderOnPage(<FeeTable {...TwoSections.args} />);
    const table = within(screen.getByRole('table', { name: /^Ziffern, Leistungen/ }));
    const columns = table.getAllByRole('columnheader');
    expect(textsOf(columns)).toEqual(['Ziffer', 'Leistung', 'Dauer', 'Betrag']);
    const rows = table.getAllByRole('rowheader');
    expect(rows.map((row) => `${row.getAttribute('scope')}: ${row.textContent}`)).toEqual([
      'rowgroup: Beratung und Untersuchung',
      'row: 10.1',
      'row: 10.2',
      'row: 10.9',
      'rowgroup: Hausbesuche',
      'row: 50.1',
      'row: 50.2',
    ]);
    // A narrow screen shows it without table layout, which takes away the implicit roles.
    const parts = container.querySelectorAll('table *:is(thead, tbody, tr, th, td):not([role])');
    expect(parts).toHaveLength(0);
  });

  it('says that a service has no fixed length', () => {
    renderOnPage(<FeeTable {...OneSection.args} />);
    const [, , row] = screen.getAllByRole('row');
    const cells = textsOf(within(row!).getAllByRole('cell'));
    expect(cells.slice(0, 2)).toEqual([
      'Zuschlag für einen Hausbesuch bis 5 km',
      'keine feste Dauer',
    ]);
    expect(cells[2]).toBe(inEuros(21, 'de'));
  });
});

it.each([
  ['de', '1.234,50 €', '60 Min.'],
  ['en', '€1,234.50', '60 mins'],
  ['fr', '1 234,50 €', '60 min'],
] as const)('amounts and lengths have the format of %s', (language, amount, length) => {
  const plainSpaces = (text: string) => text.replace(/\s/g, ' ');
  expect(plainSpaces(inEuros(1234.5, language))).toBe(amount);
  expect(plainSpaces(inMinutes(60, language))).toBe(length);
});
