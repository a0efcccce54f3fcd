import styled from '@emotion/styled';
import type { LabelKey } from '../../contract/labels.ts';
import { Monogram } from '../association/Monogram.tsx';
import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Link } from '../primitives/Link.tsx';
import { LogoPicture, type LogoPictureProps } from '../primitives/LogoPicture.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { below } from '../theme/windowWidths.ts';

export interface OrganisationGridProps {
  /** In display order. */
  organisations: readonly OrganisationProps[];
  /** Heading level of the names. Default 3. */
  headingLevel?: 2 | 3;
}

export interface OrganisationProps {
  /** The name of the organisation or brand. */
  name: string;
  description: Words;
  /** The organisation's own website. */
  href?: string | undefined;
  /** The page with the organisation's products. */
  productsHref?: string | undefined;
  /** Decorative: the name says the same. Default: a monogram. */
  logo?: Omit<LogoPictureProps, 'sizes'> | undefined;
}

/** Partners, allied associations or brands, each with a description. The first link covers its card. */
export function OrganisationGrid({ organisations, headingLevel = 3 }: OrganisationGridProps) {
  return (
    <List role="list">
      {organisations.map((organisation) => (
        <Organisation key={organisation.name} headingLevel={headingLevel} {...organisation} />
      ))}
    </List>
  );
}

function Organisation({
  name,
  description,
  href,
  productsHref,
  logo,
  headingLevel,
}: OrganisationProps & Required<Pick<OrganisationGridProps, 'headingLevel'>>) {
  const Name = `h${headingLevel}` as const;
  return (
    <Card>
      {/* Hidden from screen readers: the name is next to the logo. */}
      <Logo>{logo ? <LogoPicture {...logo} sizes="10rem" /> : <Monogram name={name} />}</Logo>
      <About>
        <Name>{name}</Name>
        <p>
          <Words of={description} />
        </p>
        {(href ?? productsHref) !== undefined && (
          <Actions>
            {productsHref !== undefined && (
              <Link href={productsHref} variant="standalone">
                <LinkText words="brands.products" whose="brands.productsOf" name={name} />
              </Link>
            )}
            {href !== undefined && productsHref !== undefined && (
              <ButtonLink href={href} variant="secondary">
                <LinkText words="organisations.more" whose="organisations.moreOf" name={name} />
              </ButtonLink>
            )}
            {href !== undefined && productsHref === undefined && (
              <Link href={href} variant="standalone">
                <LinkText words="organisations.more" whose="organisations.moreOf" name={name} />
              </Link>
            )}
          </Actions>
        )}
      </About>
    </Card>
  );
}

/** Words that are the same for all organisations. Screen readers also hear the organisation's name. */
function LinkText({ words, whose, name }: { words: LabelKey; whose: LabelKey; name: string }) {
  return (
    <>
      <Label name={words} />
      <VisuallyHidden>
        {' '}
        <Label name={whose} values={{ name }} />
      </VisuallyHidden>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 34rem), 1fr));
  gap: var(--space-4);
  container-type: inline-size;
`;

const twoCards = '@container (width >= 69rem)';

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  align-items: start;
  padding: var(--space-5);
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  overflow-wrap: anywhere;
  break-inside: avoid;
  transition: border-color var(--duration-quick);
  &:has(a):hover {
    border-color: var(--color-accent-text);
  }
  /* The last of an odd number has the whole row. */
  ${twoCards} {
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Logo = styled.div`
  border-radius: var(--radius-md);
  & :is(img, svg) {
    width: auto;
    height: 4rem;
  }
  & > span:not(:has(svg)) {
    width: 4rem;
  }
`;

const About = styled.div`
  & > :first-child {
    font-size: var(--font-size-lg);
  }
  & p {
    margin-top: var(--space-1);
    color: var(--color-ink-muted);
  }
`;

/* The first link covers the whole card; a second one lies above it. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-2);
  & > a:first-of-type::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & > a + a {
    z-index: 1;
  }
  /* On paper the link's address follows the text. Addresses must not be in upper case. */
  @media print {
    & > a {
      display: block;
      padding: 0;
      border: 0;
      letter-spacing: normal;
      text-transform: none;
    }
    & > a:first-of-type::after {
      position: static;
    }
  }
`;
