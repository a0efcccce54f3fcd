/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { TwoSections, OneSection } from '../../../../stories/association/FeeTable.stories.tsx';
import { FeeTable, inEuros, inMinutes } from '../../../../components/association/FeeTable.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('FeeTable', () => {
  it('is a table with a name, and heads for columns, sections and rows', () => {
    renderOnPage(<FeeTable {...TwoSections.args} />);
    const table = screen.getByRole('table', { name: /^Ziffern, Leistungen/ });
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map((head) => head.textContent)).toEqual([
      'Ziffer',
      'Leistung',
      'Dauer',
      'Betrag',
    ]);
    const heads = within(table).getAllByRole('rowheader');
    expect(heads.map((head) => [head.textContent, head.getAttribute('scope')])).toEqual([
      ['Beratung und Untersuchung', 'rowgroup'],
      ['10.1', 'row'],
      ['10.2', 'row'],
      ['10.9', 'row'],
      ['Hausbesuche', 'rowgroup'],
      ['50.1', 'row'],
      ['50.2', 'row'],
    ]);
  });

  it('names every role itself, since a narrow screen lays it out as no table', () => {
    const { container } = renderOnPage(<FeeTable {...TwoSections.args} />);
    expect(
      container.querySelectorAll('table *:is(thead, tbody, tr, th, td):not([role])'),
    ).toHaveLength(0);
  });

  it('says that a service has no fixed length', () => {
    renderOnPage(<FeeTable {...OneSection.args} />);
    const [, , row] = screen.getAllByRole('row');
    expect(
      within(row!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Zuschlag für einen Hausbesuch bis 5 km', 'keine feste Dauer', inEuros(21, 'de')]);
  });
});

it.each([
  ['de', '1.234,50 €', '60 Min.'],
  ['en', '€1,234.50', '60 mins'],
  ['fr', '1 234,50 €', '60 min'],
] as const)('amounts and lengths read as in %s', (language, amount, length) => {
  const plainSpaces = (text: string) => text.replace(/\s/g, ' ');
  expect(plainSpaces(inEuros(1234.5, language))).toBe(amount);
  expect(plainSpaces(inMinutes(60, language))).toBe(length);
});
