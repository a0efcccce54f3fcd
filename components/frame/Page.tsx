import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { plain, Words } from '../i18n/Words.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from '../navigation/Breadcrumbs.tsx';
import { Container } from '../primitives/Container.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { keepFromDom } from '../primitives/keepFromDom.ts';
import { Text } from '../primitives/Text.tsx';
import { mainId } from './SkipLink.tsx';
import { above } from '../theme/windowWidths.ts';

export interface PageProps {
  /** Breadcrumbs from the home page to this page. */
  trail?: BreadcrumbsProps['trail'] | undefined;
  /** The main heading, of level 1. */
  title: Words;
  /** The introductory sentence below the heading. */
  lead?: Words | undefined;
  /** Shown next to the content on large screens. */
  aside?: ReactNode;
  /** Position of `aside` on small screens and for screen readers. Default `after`. */
  asidePlace?: 'before' | 'after' | undefined;
  /** The content below the heading. */
  children?: ReactNode;
}

/** The layout of an ordinary page: heading, lead, content and aside. */
export function Page(props: PageProps) {
  return (
    <PageRegion>
      <PageContent {...props} />
    </PageRegion>
  );
}

/** The main region of a page, for pages whose whole content is hydrated. */
export function PageRegion({ children }: { children: ReactNode }) {
  return (
    <Main id={mainId} tabIndex={-1}>
      <Container>{children}</Container>
    </Main>
  );
}

/** The content of an ordinary page's main region. */
export function PageContent(props: PageProps) {
  const { trail, title, lead, aside, asidePlace, children } = props;
  return (
    <>
      {trail && <Breadcrumbs trail={trail} />}
      <Opening isFirst={!trail} data-long={hasLongWord(plain(title)) || undefined}>
        <Heading level={1}>
          <Words of={title} />
        </Heading>
        {lead && (
          <Text size="lg" tone="muted" measure>
            <Words of={lead} />
          </Text>
        )}
      </Opening>
      <Beside aside={aside} asidePlace={asidePlace}>
        {children}
      </Beside>
    </>
  );
}

/** True if a word of the title is wider than a phone of 320 px at the usual size. */
function hasLongWord(title: string): boolean {
  return /\p{L}{17}/u.test(title);
}

/** A page's content with an optional aside, which is next to the content on large screens. */
export function Beside(props: Pick<PageProps, 'aside' | 'asidePlace' | 'children'>) {
  const { aside, asidePlace = 'after', children } = props;
  if (!aside) return children;
  return (
    <Columns isAsideFirst={asidePlace === 'before'}>
      {asidePlace === 'before' && <div>{aside}</div>}
      <div>{children}</div>
      {asidePlace === 'after' && <div>{aside}</div>}
    </Columns>
  );
}

/* With little content, the footer still ends at the bottom of the window. */
export const Main = styled.main`
  min-height: calc(100svh - 30rem);
  padding-block: var(--space-6) var(--space-10);
  ${above('lg')} {
    padding-top: var(--space-8);
  }
`;

/* Without breadcrumbs, the heading is as high as with them. */
const heightOfBreadcrumbs =
  'padding-top: calc(var(--line-body) * var(--font-size-sm) + var(--space-3));';

/* A title with a long word is smaller on phones, so that a word of 22 letters stays on one line: 90vw is the width of
   the content, 0.56em that of an average letter. Longer words may break. The rule is part of all pages, which share their styles. */
const Opening = styled('div', keepFromDom('isFirst'))<{ isFirst: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  max-width: 52rem;
  margin-bottom: var(--space-7);
  ${({ isFirst }) => isFirst && heightOfBreadcrumbs}
  &[data-long] > h1 {
    font-size: max(1.5rem, min(var(--font-size-3xl), 90vw / 12.3));
  }
  & > p {
    text-wrap: balance;
  }
`;

/* The aside is as high as the content, so that the sticky elements in it can move along its whole height. */
const Columns = styled('div', keepFromDom('isAsideFirst'))<{ isAsideFirst: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-9);
  ${above('lg')} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    ${({ isAsideFirst }) => isAsideFirst && '& > :first-child { grid-area: 1 / 2; }'}
  }
`;
