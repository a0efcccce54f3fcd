import styled from '@emotion/styled';
import { useLabels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';

export interface BreadcrumbsProps {
  /** From the home page to the current page, which is last. */
  trail: readonly Crumb[];
}

export interface Crumb {
  readonly label: Words;
  /** Missing for a section without a page of its own, and for the current page. */
  readonly href?: string | undefined;
}

/** Breadcrumbs: the position of the page in the site, with links to the levels above. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const { text } = useLabels();
  return (
    <nav aria-label={text('breadcrumbs.label')}>
      <Trail>
        {trail.map(({ label, href }, index) => (
          <li key={index} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {href === undefined ? (
              <Words of={label} />
            ) : (
              <a href={href}>
                <Words of={label} />
              </a>
            )}
          </li>
        ))}
      </Trail>
    </nav>
  );
}

const Trail = styled.ol`
  padding: 0;
  /* Safari no longer announces a list whose style is none; an empty string keeps it a list. */
  list-style: '';
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-2);
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
  overflow-wrap: anywhere;
  margin-bottom: var(--space-3);
  & a {
    display: inline-block;
    /* A target of 24 px (WCAG 2.5.8). The negative margin keeps the line height. */
    padding-block: var(--space-1);
    margin-block: calc(-1 * var(--space-1));
    color: inherit;
  }
  & a:hover {
    color: var(--color-accent-text);
  }
  & > :not(:last-child)::after {
    /* Screen readers skip the slash because of its empty alternative text. The list gives the order. */
    content: '/' / '';
    margin-inline-start: var(--space-2);
  }
`;
