import styled from '@emotion/styled';
import { useId, type MouseEvent } from 'react';
import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { Heading } from './Heading.tsx';
import { Icon } from './Icon.tsx';
import { isControl } from './isControl.ts';

export interface ErrorSummaryProps {
  /** Says that there are errors, such as "Please check your entries". */
  heading: Words;
  /** In the order of the fields. */
  problems: readonly FieldProblem[];
}

/** The error of a field, with the same text as at the field. */
interface FieldProblem {
  readonly fieldId: string;
  readonly label: Words;
  readonly error: Words;
}

/**
 * Lists a form's validation errors above its fields, with a link to each field. Visitors who cannot see all
 * fields at once learn how many errors there are. A form with `useForm` moves the focus here.
 */
export function ErrorSummary({ heading, problems }: ErrorSummaryProps) {
  const headingId = useId();
  return (
    <Frame role="group" aria-labelledby={headingId} tabIndex={-1} data-error-summary>
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

/**
 * Does not change the URL, so that the Back button leads to the previous page. Scrolls so that the label is
 * visible, too.
 */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field || !isControl(field)) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.labels?.[0] ?? field).scrollIntoView();
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  /* Some labels come from the middle of a sentence and begin with a small letter. */
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
    min-width: 0;
    color: inherit;
    overflow-wrap: anywhere;
  }
`;
