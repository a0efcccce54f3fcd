import styled from '@emotion/styled';
import type { ReactNode, SubmitEvent } from 'react';
import type { LabelKey } from '../../../contract/labels.ts';
import type { Form as FormOf } from '../../forms/useForm.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import { Sending } from './formStyles.tsx';

interface AccountFormProps extends Pick<FormOf, 'ref'> {
  state: Pick<FormOf['state'], 'is'>;
  /** The label of the button. After a network error, the button says "Try again" instead. */
  submit: LabelKey;
  onSubmit: (form: HTMLFormElement) => void;
  /** Explains why the form is shown, until it is sent. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Shown next to the button. */
  beside?: ReactNode;
}

/** The form for a login or a password: the fields, what went wrong, and the button. */
export function AccountForm({ state: { is }, ref, submit, onSubmit, ...props }: AccountFormProps) {
  const { label } = useLabels();
  const isBusy = is === 'sending' || is === 'sent';
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSubmit(event.currentTarget);
  };
  return (
    // Submitting before this script is loaded does nothing: no password gets into a URL.
    <Form ref={ref} method="dialog" noValidate onSubmit={send}>
      {is === 'editing' && props.notice}
      <div role="alert">
        {is in failures && (
          <Notice tone="danger">
            <Label name={failures[is as keyof typeof failures]} />
          </Notice>
        )}
      </div>
      {props.children}
      <Sending>
        <Button type="submit" size="lg" busy={isBusy} busyLabel={label('logIn.sending')}>
          <Label name={is === 'away' ? 'logIn.again' : submit} />
        </Button>
        {props.beside}
      </Sending>
    </Form>
  );
}

const failures = {
  refused: 'logIn.wrong',
  limited: 'logIn.limited',
  away: 'logIn.away',
} as const satisfies Partial<Record<FormOf['state']['is'], LabelKey>>;

/* One field per row. Hidden without scripts, which the form needs. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  @media (scripting: none) {
    display: none;
  }
  /* A live region exists before its message, and an empty one takes no space. */
  & > [role='alert']:empty {
    position: absolute;
  }
`;
