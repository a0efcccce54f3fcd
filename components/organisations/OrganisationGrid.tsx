import styled from '@emotion/styled';
import type { LabelKey } from '../../contract/labels.ts';
import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { LogoPicture, type LogoPictureProps } from '../primitives/LogoPicture.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

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
  /** Decorative: the name says the same. */
  logo?: Omit<LogoPictureProps, 'sizes'> | undefined;
}

/** Partners, allied associations or brands, each with a description and links. */
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
      {logo && (
        <Logo>
          {/* Hidden from screen readers: the name is next to the logo. */}
          <LogoPicture {...logo} sizes="10rem" />
        </Logo>
      )}
      <About>
        <Name>{name}</Name>
        <p>
          <Words of={description} />
        </p>
      </About>
      {(href ?? productsHref) !== undefined && (
        <Ways>
          {productsHref !== undefined && (
            <Way
              href={productsHref}
              words="brands.products"
              whose="brands.productsOf"
              name={name}
            />
          )}
          {href !== undefined && (
            <Way href={href} words="organisations.more" whose="organisations.moreOf" name={name} />
          )}
        </Ways>
      )}
    </Card>
  );
}

/**
 * A link whose visible text is the same for all organisations. Screen readers also hear the organisation's
 * name.
 */
function Way(props: { href: string; words: LabelKey; whose: LabelKey; name: string }) {
  const { href, words, whose, name } = props;
  return (
    <ButtonLink href={href} variant="secondary">
      <Label name={words} />
      <VisuallyHidden>
        {' '}
        <Label name={whose} values={{ name }} />
      </VisuallyHidden>
    </ButtonLink>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 34rem), 1fr));
  gap: var(--space-4);
  container-type: inline-size;
`;

/* Links are next to the text in one wide card, and below it if two cards are side by side. */
const oneWideCard = '@container (38rem <= width < 69rem)';

const twoCards = '@container (width >= 69rem)';

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
  ${oneWideCard} {
    grid-template-columns: 4rem minmax(0, 1fr) auto;
    align-items: center;
    ul:not(:has(img)) > & {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  ${twoCards} {
    grid-template: auto 1fr / 4rem minmax(0, 1fr);
    ul:not(:has(img)) > & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Logo = styled.div`
  & :is(img, svg) {
    width: auto;
    height: 4rem;
  }
`;

const About = styled.div`
  /* Without a logo, the links stay in the same column as those of the other cards. */
  ${oneWideCard} {
    grid-column: -3 / -2;
  }
  ${twoCards} {
    grid-column: -2 / -1;
  }
  & > :first-child {
    font-size: var(--font-size-lg);
  }
  & p {
    margin-top: var(--space-1);
    color: var(--color-ink-muted);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  ${oneWideCard} {
    flex-direction: column;
  }
  ${twoCards} {
    grid-column: -2 / -1;
    align-items: end;
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
  }
`;
