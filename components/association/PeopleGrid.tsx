import styled from '@emotion/styled';
import type { PhoneNumber } from '../contact/contactDetails.ts';
import { ReachList } from '../contact/ReachList.tsx';
import { Words } from '../i18n/Words.tsx';
import { besideAside, Grid } from '../primitives/Grid.tsx';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import { Monogram } from './Monogram.tsx';
import { above, below } from '../theme/windowWidths.ts';

export interface PeopleGridProps {
  /** In display order. */
  people: readonly PersonProps[];
}

export interface PersonProps {
  name: string;
  function: Words;
  region?: Words | undefined;
  subjects?: Words | undefined;
  about?: Words | undefined;
  phone?: PhoneNumber | undefined;
  email?: string | undefined;
  portrait?: Pick<PictureProps, 'src' | 'width' | 'height' | 'sources'> | undefined;
}

/** People with their functions and contact data. Their names are headings of level 3. */
export function PeopleGrid({ people }: PeopleGridProps) {
  return (
    <List as="ul" role="list" span={besideAside}>
      {people.map((person) => (
        <Person key={person.name} {...person} />
      ))}
    </List>
  );
}

function Person({ name, portrait, about, subjects, region, phone, email, ...rest }: PersonProps) {
  return (
    <Entry>
      <Portrait>
        {portrait ? (
          // Empty `alt`: the name next to the portrait says who it shows.
          <Picture {...portrait} alt="" sizes="5rem" fit="cover" />
        ) : (
          <Monogram name={name} />
        )}
      </Portrait>
      <Who>
        <h3>{name}</h3>
        <p>
          <Words of={subjects ?? rest.function} />
        </p>
        {/* People with subjects all have the same function. */}
        {subjects && (
          <p>
            <Words of={rest.function} />
          </p>
        )}
        {region && (
          <p>
            <Words of={region} />
          </p>
        )}
      </Who>
      {(about ?? phone ?? email) && (
        <More>
          {about && (
            <p>
              <Words of={about} />
            </p>
          )}
          <ReachList phone={phone} email={email} />
        </More>
      )}
    </Entry>
  );
}

const List = styled(Grid)`
  overflow-wrap: anywhere;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: var(--space-3) var(--space-4);
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-hairline);
  break-inside: avoid;
  ${above('sm')} {
    /* The last of an odd number has the whole row, and so has the line above. */
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const Portrait = styled.div`
  height: 4.5rem;
  overflow: hidden;
  border-radius: var(--radius-md);
`;

const Who = styled.div`
  display: grid;
  align-content: center;
  & h3 {
    font-size: var(--font-size-lg);
  }
  & p {
    line-height: var(--line-snug);
  }
  & p + p {
    margin-top: var(--space-1);
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
  }
  & h3 + p {
    margin-top: var(--space-1);
  }
`;

const More = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  font-size: var(--font-size-sm);
  ${above('sm')} {
    grid-column: 2;
  }
  ${below('sm')} {
    grid-column: 1 / -1;
  }
`;
