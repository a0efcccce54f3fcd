/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles --
   browsers drop the native roles of these elements when CSS changes `display` */
import styled from '@emotion/styled';
import { locales, type Language } from '../../locales/languages.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { grid } from '../theme/tokens.ts';

export interface FeeTableProps {
  /** Parts of the fee schedule, each with its items. */
  sections: readonly FeeSection[];
}

export interface FeeSection {
  title: Words;
  positions: readonly FeePosition[];
}

interface FeePosition {
  /** The number of the item on invoices. */
  number: string;
  service: Words;
  minutes?: number | undefined;
  /** Fee in euros. */
  amount: number;
}

/**
 * A fee schedule. On a narrow screen each item takes two lines. Explicit roles keep it a table for screen
 * readers: browsers drop the native roles when CSS changes `display`.
 */
export function FeeTable({ sections }: FeeTableProps) {
  const { language } = useLabels();
  return (
    <Table role="table">
      <caption>
        <Label name="fees.caption" />
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <Label name="fees.number" />
          </th>
          <th role="columnheader" scope="col">
            <Label name="fees.service" />
          </th>
          <th role="columnheader" scope="col">
            <Label name="fees.minutes" />
          </th>
          <th role="columnheader" scope="col">
            <Label name="fees.amount" />
          </th>
        </tr>
      </thead>
      {sections.map(({ title, positions }, index) => (
        <tbody key={index} role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="rowgroup" colSpan={4}>
              <Words of={title} />
            </th>
          </tr>
          {positions.map(({ number, service, minutes, amount }) => (
            <tr key={number} role="row">
              <th role="rowheader" scope="row">
                {number}
              </th>
              <td role="cell">
                <Words of={service} />
              </td>
              <td role="cell">
                {minutes === undefined ? (
                  <VisuallyHidden>
                    <Label name="fees.noMinutes" />
                  </VisuallyHidden>
                ) : (
                  inMinutes(minutes, language)
                )}
              </td>
              <td role="cell">{inEuros(amount, language)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

/**
 * Returns an amount such as "1.234,50 €".
 *
 * @internal
 */
export function inEuros(amount: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(
    amount,
  );
}

/**
 * Returns a duration such as "60 Min.".
 *
 * @internal
 */
export function inMinutes(minutes: number, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'minute' });
  // A no-break space keeps the number and its unit on one line.
  return format.format(minutes).replace(' ', '\u00a0');
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;
  & caption {
    padding-bottom: var(--space-3);
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
    text-align: start;
  }
  & th,
  & td {
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    border-bottom: 1px solid var(--color-hairline);
    font-weight: var(--weight-regular);
    line-height: var(--line-snug);
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  & thead th {
    border-bottom-color: var(--color-control-border);
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
    font-weight: var(--weight-semibold);
    white-space: nowrap;
  }
  & [scope='row'] {
    color: var(--color-ink-muted);
    white-space: nowrap;
  }
  & [scope='rowgroup'] {
    padding-top: var(--space-6);
    border-bottom-color: var(--color-control-border);
    font-family: var(--font-heading);
    font-size: var(--font-size-lg);
    font-weight: var(--weight-heading);
    hyphens: auto;
    break-after: avoid;
  }
  & td:nth-child(n + 3) {
    white-space: nowrap;
  }
  & :is(th, td):nth-of-type(n + 3),
  & td:nth-child(n + 3),
  & thead th:nth-child(n + 3) {
    text-align: end;
  }
  & :is(td, thead th):last-child {
    padding-inline-end: 0;
  }
  & td:last-child {
    font-weight: var(--weight-semibold);
  }
  @media (width < ${grid.breakpoints.sm / 16}em) {
    &,
    & thead,
    & tbody,
    & caption {
      display: block;
    }
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      display: grid;
      grid-template-columns: 3rem minmax(0, 1fr) auto;
      gap: var(--space-1) var(--space-3);
      padding-block: var(--space-3);
      border-bottom: 1px solid var(--color-hairline);
    }
    & tr > * {
      padding: 0;
      border: 0;
    }
    & [scope='rowgroup'] {
      grid-column: 1 / -1;
      padding-top: var(--space-4);
    }
    & td:nth-child(2) {
      grid-column: 2 / -1;
    }
    & td:nth-child(3) {
      grid-column: 2;
      color: var(--color-ink-muted);
      text-align: start;
    }
  }
`;
