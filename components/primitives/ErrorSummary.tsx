import styled from '@emotion/styled';
import { useId, type MouseEvent, type Ref } from 'react';
import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { Heading } from './Heading.tsx';
import { Icon } from './Icon.tsx';

export interface ErrorSummaryProps {
  heading: Words;
  /** In the order of the fields. */
  problems: readonly FieldProblem[];
  /** The form moves the focus here when it is refused. */
  ref?: Ref<HTMLDivElement>;
}

/** What is wrong with a field, in the words that stand at the field as well. */
export interface FieldProblem {
  readonly fieldId: string;
  readonly label: Words;
  readonly error: Words;
}

/**
 * What keeps a form from being sent, above its fields, with a way to each. Who can't see all fields at
 * once hears or sees here how many there are.
 */
export function ErrorSummary({ heading, problems, ref }: ErrorSummaryProps) {
  const headingId = useId();
  return (
    <Frame ref={ref} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <Title>
        <Icon name="alert" />
        <Heading level={3} size="md" id={headingId}>
          <Words of={heading} />
        </Heading>
      </Title>
      <ul role="list">
        {problems.map(({ fieldId, label, error }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={goToField}>
              <Words of={label} />
              <Label name="punctuation.colon" /> <Words of={error} />
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** Not by the address: the way back leads to the page before, and the label comes into sight, too. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.labels?.[0] ?? field).scrollIntoView();
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-sm);
  border: 2px solid var(--color-danger);
  background: var(--color-danger-soft);
  & ul {
    display: grid;
    gap: var(--space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-block;
    padding-block: var(--space-1);
    color: var(--color-danger);
    overflow-wrap: anywhere;
  }
  /* A label may be taken from the middle of a sentence. */
  & a::first-letter {
    text-transform: uppercase;
  }
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--color-danger);
  & > :last-child {
    color: inherit;
  }
`;
