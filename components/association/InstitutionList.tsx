import styled from '@emotion/styled';
import { useId } from 'react';
import type { PhoneNumber } from '../contact/contactDetails.ts';
import { ReachList } from '../contact/ReachList.tsx';
import { FormattedDate } from '../i18n/FormattedDate.tsx';
import { Label, useLabels } from '../i18n/Labels.tsx';
import type { TrainingKind, TrainingTime } from '../../contract/training.ts';
import { Words } from '../i18n/Words.tsx';
import { Island } from '../island/Island.tsx';
import { Grid } from '../primitives/Grid.tsx';
import { Link } from '../primitives/Link.tsx';
import { facetValue } from './facets.ts';
import { InstitutionFilter } from './InstitutionFilter.island.tsx';

export interface InstitutionListProps {
  /** In display order. */
  states: readonly InstitutionState[];
}

export interface InstitutionState {
  /** A short name for URLs, the same in each language. */
  id: string;
  /** Anchor id for links on the page. */
  anchor: string;
  name: string;
  institutions: readonly InstitutionProps[];
}

export interface InstitutionProps {
  name: string;
  subjects: Words;
  street: string;
  place: string;
  kinds: readonly TrainingKind[];
  times: readonly TrainingTime[];
  /** ISO date, such as `2028-06-30`. */
  accreditedUntil: string;
  website?: string | undefined;
  phone?: PhoneNumber | undefined;
  email?: string | undefined;
}

/** Schools grouped by state. The HTML contains all of them; a filter hides those that do not match. */
export function InstitutionList({ states }: InstitutionListProps) {
  const id = useId();
  const { text } = useLabels();
  const total = states.reduce((sum, { institutions }) => sum + institutions.length, 0);
  return (
    <List id={id}>
      <Island on="query">
        <InstitutionFilter
          list={id}
          total={total}
          states={states.map(({ id, name }) => ({ id, name }))}
        />
      </Island>
      {states.length > 1 && (
        <Jumps aria-label={text('institutions.states')}>
          <ul role="list">
            {states.map((state) => (
              <li key={state.id}>
                <Link href={`#${state.anchor}`}>{state.name}</Link>
              </li>
            ))}
          </ul>
        </Jumps>
      )}
      {states.map((state) => (
        <div key={state.id} id={state.anchor} data-part>
          <h3>{state.name}</h3>
          <ul role="list">
            {state.institutions.map((institution) => (
              <Institution key={institution.name} state={state.id} {...institution} />
            ))}
          </ul>
        </div>
      ))}
    </List>
  );
}

function Institution({ state, ...institution }: InstitutionProps & { state: string }) {
  const { name, subjects, street, place, kinds, times, website, phone, email } = institution;
  return (
    <Entry
      as="li"
      span={{ md: 6 }}
      data-entry
      data-state={state}
      data-kind={facetValue(kinds)}
      data-time={facetValue(times)}
    >
      <h4>{name}</h4>
      <Offer>
        <p>
          <Words of={subjects} />
        </p>
        <Facts>
          {kinds.map((kind) => (
            <li key={kind}>
              <Label name={`institutions.kinds.${kind}`} />
            </li>
          ))}
          {times.map((time) => (
            <li key={time}>
              <Label name={`institutions.times.${time}`} />
            </li>
          ))}
        </Facts>
        <p>
          <Label name="institutions.accreditedUntil" />{' '}
          <FormattedDate date={institution.accreditedUntil} />
        </p>
      </Offer>
      <Contact>
        <address>
          {street}
          <br />
          {place}
        </address>
        <ReachList phone={phone} email={email} />
        {website !== undefined && <Link href={website}>{new URL(website).hostname}</Link>}
      </Contact>
    </Entry>
  );
}

/* The distance between states is larger than between the schools of a state. */
const List = styled.div`
  display: grid;
  gap: var(--space-6);
  overflow-wrap: anywhere;
  & > [data-part] ~ [data-part] {
    margin-top: var(--space-6);
  }
`;

/* The filter has the states as well. Without scripts there is no filter. */
const Jumps = styled.nav`
  @media not (scripting: none) {
    display: none;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
  }
  & a {
    display: inline-block;
    padding-block: var(--space-2);
  }
`;

const Entry = styled(Grid)`
  row-gap: var(--space-3);
  margin-top: var(--space-4);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-hairline);
  font-size: var(--font-size-sm);
  break-inside: avoid;
  & h4 {
    grid-column: 1 / -1;
  }
`;

const Offer = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  list-style: '';
  & li {
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-sm);
    background: var(--color-accent-soft);
    color: var(--color-on-accent-soft);
    line-height: var(--line-snug);
  }
  @media print, (forced-colors: active) {
    & li {
      border: 1px solid;
    }
  }
`;

const Contact = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: var(--space-1);
  & address {
    font-style: normal;
  }
`;
