import styled from '@emotion/styled';
import { useId } from 'react';
import {
  trainingKinds,
  trainingTimes,
  type TrainingKind,
  type TrainingTime,
} from '../../contract/training.ts';
import type { PhoneNumber } from '../contact/contactDetails.ts';
import { ReachList } from '../contact/ReachList.tsx';
import { FormattedDate } from '../i18n/FormattedDate.tsx';
import { Label, useLabels, type Labels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { Island } from '../island/Island.tsx';
import { Grid } from '../primitives/Grid.tsx';
import { Link } from '../primitives/Link.tsx';
import { facetValue, type Facet } from './facets.ts';
import { InstitutionFilter } from './InstitutionFilter.island.tsx';

export interface InstitutionListProps {
  /** In the order that they are shown in. */
  states: readonly InstitutionState[];
}

export interface InstitutionState {
  /** A short name for addresses, the same in each language. */
  id: string;
  /** What links on the page lead to. */
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
  /** As in `2028-06-30`. */
  accreditedUntil: string;
  website?: string | undefined;
  phone?: PhoneNumber | undefined;
  email?: string | undefined;
}

/** Schools by state. All of them are there from the start; a filter narrows them down. */
export function InstitutionList({ states }: InstitutionListProps) {
  const id = useId();
  const labels = useLabels();
  const total = states.reduce((sum, { institutions }) => sum + institutions.length, 0);
  return (
    <List id={id}>
      <Island on="query">
        <InstitutionFilter
          list={id}
          total={total}
          facets={facetsOf(states, labels)}
          labels={{
            name: labels.text('institutions.filter'),
            all: labels.label('institutions.all', keptForTheBrowser),
            some: labels.label('institutions.some', keptForTheBrowser),
            none: labels.label('institutions.none'),
            apply: labels.label('institutions.apply'),
            reset: labels.label('institutions.reset'),
          }}
        />
      </Island>
      {states.length > 1 && (
        <Jumps aria-label={labels.text('institutions.states')}>
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

/** Placeholders whose values only the browser knows. */
const keptForTheBrowser = { count: '{{count}}', total: '{{total}}' };

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

function facetsOf(states: readonly InstitutionState[], { label }: Labels): Facet[] {
  return [
    {
      name: 'state',
      label: label('institutions.state'),
      options: [
        { value: '', label: label('institutions.allStates') },
        ...states.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'kind',
      label: label('institutions.kind'),
      options: [
        { value: '', label: label('institutions.allKinds') },
        ...trainingKinds.map((kind) => ({
          value: kind,
          label: label(`institutions.kinds.${kind}`),
        })),
      ],
    },
    {
      name: 'time',
      label: label('institutions.time'),
      options: [
        { value: '', label: label('institutions.allTimes') },
        ...trainingTimes.map((time) => ({
          value: time,
          label: label(`institutions.times.${time}`),
        })),
      ],
    },
  ];
}

const List = styled.div`
  display: grid;
  gap: var(--space-6);
  overflow-wrap: anywhere;
`;

const Jumps = styled.nav`
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
    border-radius: var(--radius-pill);
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
