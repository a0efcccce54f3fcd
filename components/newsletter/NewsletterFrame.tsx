import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { notSearched } from '../../contract/markup/notSearched.ts';
import { Label } from '../i18n/Labels.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Surface } from '../primitives/Surface.tsx';

export interface NewsletterFrameProps {
  headingId: string;
  id?: string;
  /** The form. */
  children: ReactNode;
}

/** The box around the form that signs up for the newsletter, whichever way that takes. */
export function NewsletterFrame({ headingId, id, children }: NewsletterFrameProps) {
  return (
    <Box as="section" tone="accent-soft" id={id} aria-labelledby={headingId} {...notSearched}>
      <Columns>
        <Opening>
          <Heading level={2} size="xl" id={headingId}>
            <Label name="newsletter.heading" />
          </Heading>
          <p>
            <Label name="newsletter.text" />
          </p>
        </Opening>
        {children}
      </Columns>
    </Box>
  );
}

const Box = styled(Surface)`
  container-type: inline-size;
  padding: var(--space-6);
`;

/* What is entered stands beside what it is for, in a box that is wide enough. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-8);
  @container (min-width: 50rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const Opening = styled.div`
  & > p {
    max-width: 30em;
    margin-top: var(--space-3);
  }
`;

/* The button stands at the lower edge of the field and is as high, however long the label is. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  & > div {
    flex: 1 1 16rem;
  }
  & > button {
    min-height: 3rem;
  }
`;

export const Notes = styled.p`
  margin-top: var(--space-3);
  font-size: var(--font-size-sm);
  & a {
    color: inherit;
  }
`;

export const Outcome = styled.div`
  & > p {
    margin-top: var(--space-4);
  }
`;
