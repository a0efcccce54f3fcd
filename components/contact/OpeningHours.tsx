import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';

export interface OpeningHoursProps {
  /** One row each, in display order. */
  periods: readonly OpeningHoursPeriod[];
}

export interface OpeningHoursPeriod {
  /** A weekday, or the editor's own text. */
  readonly day: { readonly label: DayLabel } | { readonly words: Words };
  /** Shows "closed" even if there is a note. */
  readonly closed?: boolean;
  /** Such as `09:00`. Unless both times are set, the day is shown as closed, or its note alone is shown. */
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
  /** A text below the times, or instead of them. */
  readonly note?: Words | undefined;
}

/** By the number that content gives to a day or a range of days, such as 4 for Monday to Friday. */
type DayLabel =
  `openingHours.days.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16}`;

/** Opening hours. A day with two periods has two rows. */
export function OpeningHours({ periods }: OpeningHoursProps) {
  return (
    <List>
      {periods.map((period, index) => (
        <div key={index}>
          <dt>
            {'label' in period.day ? (
              <Label name={period.day.label} />
            ) : (
              <Words of={period.day.words} />
            )}
          </dt>
          <dd>
            <Period {...period} />
          </dd>
        </div>
      ))}
    </List>
  );
}

function Period({ closed = false, opens, closes, note }: OpeningHoursPeriod) {
  const hasTimes = !closed && opens && closes;
  if (!hasTimes && !closed && note) return <Words of={note} />;
  return (
    <>
      {hasTimes ? (
        <>
          {`${opens}–${closes} `}
          <Label name="openingHours.oClock" />
        </>
      ) : (
        <Label name="openingHours.closed" />
      )}
      {note && (
        <Note>
          <Words of={note} />
        </Note>
      )}
    </>
  );
}

const List = styled.dl`
  overflow-wrap: anywhere;
  /* Keeps the times away from the next column. */
  footer & {
    max-width: 14.75rem;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }
  & dd {
    margin-inline-start: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.span`
  display: block;
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
`;
