import styled from '@emotion/styled';
import { useLabels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { besideAside, Grid } from '../primitives/Grid.tsx';
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
    <Grid as="ul" role="list" span={besideAside}>
      {organisations.map((organisation) => (
        <Organisation key={organisation.name} {...organisation} />
      ))}
    </Grid>
  );
}

function Organisation({ name, description, href, logo }: OrganisationProps) {
  const { label } = useLabels();
  return (
    <Card>
      {logo && (
        <Logo>
          {/* The name below it says whose it is. */}
          <Picture {...logo} alt="" sizes="10rem" />
        </Logo>
      )}
      <h3>{name}</h3>
      <p>
        <Words of={description} />
      </p>
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

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-5);
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  break-inside: avoid;
  & h3 {
    font-size: var(--font-size-lg);
  }
  & p {
    color: var(--color-ink-muted);
  }
`;

const Logo = styled.div`
  margin-bottom: var(--space-2);
  & img {
    width: auto;
    height: 4rem;
  }
`;

/* At the foot of the card, so that those of a row are in line. */
const More = styled(ButtonLink)`
  align-self: flex-start;
  margin-top: auto;
  p + & {
    translate: 0 var(--space-2);
    margin-bottom: var(--space-2);
  }
  /* On paper its address follows, which is not for capitals. */
  @media print {
    display: block;
    padding: 0;
    border: 0;
    letter-spacing: normal;
    text-transform: none;
  }
`;
