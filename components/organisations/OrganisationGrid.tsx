import styled from '@emotion/styled';
import { useLabels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

export interface OrganisationGridProps {
  organisations: readonly OrganisationProps[];
}

export interface OrganisationProps {
  name: string;
  description: Words;
  /** Where one learns more of it. */
  href?: string | undefined;
  logo?: Pick<PictureProps, 'src' | 'width' | 'height' | 'sources'> | undefined;
}

/** Partners, allied associations or brands. Their names are headings of the third rank. */
export function OrganisationGrid({ organisations }: OrganisationGridProps) {
  return (
    <List role="list">
      {organisations.map((organisation) => (
        <Organisation key={organisation.name} {...organisation} />
      ))}
    </List>
  );
}

function Organisation({ name, description, href, logo }: OrganisationProps) {
  const { label } = useLabels();
  return (
    <Card>
      {logo && (
        <Logo>
          {/* The name beside it says whose it is. */}
          <Picture {...logo} alt="" sizes="10rem" />
        </Logo>
      )}
      <About>
        <h3>{name}</h3>
        <p>
          <Words of={description} />
        </p>
      </About>
      {href !== undefined && (
        <More href={href} variant="secondary">
          <Words of={label('organisations.more')} />
          <VisuallyHidden>
            {' '}
            <Words of={label('organisations.moreOf', { name })} />
          </VisuallyHidden>
        </More>
      )}
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  container-type: inline-size;
`;

/* Each has the whole width, so that no number of them leaves a gap. */
const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  padding: var(--space-5);
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  overflow-wrap: anywhere;
  break-inside: avoid;
  @container (min-width: 38rem) {
    grid-template-columns: 4rem minmax(0, 1fr) auto;
    align-items: center;
    ul:not(:has(img)) > & {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

const Logo = styled.div`
  & img {
    width: auto;
    height: 4rem;
  }
`;

const About = styled.div`
  /* In line with the others where there is no logo. */
  @container (min-width: 38rem) {
    grid-column: -3 / -2;
  }
  & h3 {
    font-size: var(--font-size-lg);
  }
  & p {
    margin-top: var(--space-1);
    color: var(--color-ink-muted);
  }
`;

const More = styled(ButtonLink)`
  justify-self: start;
  /* On paper its address follows, which is not for capitals. */
  @media print {
    display: block;
    padding: 0;
    border: 0;
    letter-spacing: normal;
    text-transform: none;
  }
`;
