import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Words } from '../i18n/Words.tsx';
import { Container } from '../primitives/Container.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Text } from '../primitives/Text.tsx';
import { mainId } from './SkipLink.tsx';

export interface PageProps {
  title: Words;
  /** The sentence under the heading that says what the page is for. */
  lead?: Words | undefined;
  /** Stands beside the content on large screens, and after it on small ones. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The frame of an ordinary page: heading, lead, content and what stands beside it. */
export function Page({ title, lead, aside, children }: PageProps) {
  return (
    <Main id={mainId} tabIndex={-1}>
      <Container>
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
        <Columns data-aside={aside ? '' : undefined}>
          <Content>{children}</Content>
          {aside && <Aside>{aside}</Aside>}
        </Columns>
      </Container>
    </Main>
  );
}

export const Main = styled.main`
  padding-block: var(--space-8) var(--space-10);
  outline: none;
`;

const Opening = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  max-width: 52rem;
  margin-bottom: var(--space-7);
`;

const Columns = styled.div`
  @media (min-width: 62em) {
    &[data-aside] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 19rem;
      gap: var(--space-9);
      align-items: start;
    }
  }
`;

const Content = styled.div`
  min-width: 0;
`;

const Aside = styled.div`
  margin-top: var(--space-8);
  @media (min-width: 62em) {
    margin-top: 0;
  }
`;
