import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Words } from '../i18n/Words.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from '../navigation/Breadcrumbs.tsx';
import { Container } from '../primitives/Container.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Text } from '../primitives/Text.tsx';
import { mainId } from './SkipLink.tsx';
import { above } from '../theme/windowWidths.ts';

export interface PageProps {
  /** The way from the start page to this one; left out for pages right below it. */
  trail?: BreadcrumbsProps['trail'] | undefined;
  title: Words;
  /** The sentence under the heading that says what the page is for. */
  lead?: Words | undefined;
  /** Stands beside the content on large screens. */
  aside?: ReactNode;
  /** Where `aside` stands on small screens, and for screen readers. Default `after`. */
  asidePlace?: 'before' | 'after' | undefined;
  children?: ReactNode;
}

/** The frame of an ordinary page: heading, lead, content and what stands beside it. */
export function Page(props: PageProps) {
  return (
    <PageRegion>
      <PageContent {...props} />
    </PageRegion>
  );
}

/** The main region of a page, for one whose content comes to life as a whole. */
export function PageRegion({ children }: { children: ReactNode }) {
  return (
    <Main id={mainId} tabIndex={-1}>
      <Container>{children}</Container>
    </Main>
  );
}

/** What an ordinary page has in its main region. */
export function PageContent(props: PageProps) {
  const { trail, title, lead, aside, asidePlace, children } = props;
  return (
    <>
      {trail && <Breadcrumbs trail={trail} />}
      <Opening>
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

/** A page's content, and what stands beside it on large screens, if anything does. */
export function Beside(props: Pick<PageProps, 'aside' | 'asidePlace' | 'children'>) {
  const { aside, asidePlace = 'after', children } = props;
  if (!aside) return children;
  return (
    <Columns>
      {asidePlace === 'before' && <Aside>{aside}</Aside>}
      <Content>{children}</Content>
      {asidePlace === 'after' && <Aside>{aside}</Aside>}
    </Columns>
  );
}

/* Where there is little to read, the footer still ends where the window does. */
export const Main = styled.main`
  min-height: calc(100svh - 30rem);
  padding-block: var(--space-8) var(--space-10);
`;

const Opening = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  max-width: 52rem;
  margin-bottom: var(--space-7);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-9);
  align-items: start;
  ${above('lg')} {
    grid-template-columns: minmax(0, 1fr) 19rem;
  }
`;

const Content = styled.div`
  ${above('lg')} {
    grid-area: 1 / 1;
  }
`;

const Aside = styled.div`
  ${above('lg')} {
    /* As high as the content, so that what is in it may stay in view. */
    align-self: stretch;
    grid-area: 1 / 2;
  }
`;
