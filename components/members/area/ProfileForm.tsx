import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import type { LabelKey } from '../../../contract/labels.ts';
import type { Form as FormOf } from '../../forms/useForm.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button, type ButtonProps } from '../../primitives/Button.tsx';
import { SendingNotice, type SendingNoticeProps } from './SendingNotice.tsx';

interface ProfileFormProps
  extends
    Pick<FormOf, 'ref'>,
    Pick<SendingNoticeProps, 'sent'>,
    Pick<ButtonProps, 'variant'>,
    Pick<ComponentProps<'form'>, 'onInput'> {
  state: Pick<FormOf['state'], 'is'>;
  /** The label of the button. */
  submit: LabelKey;
  onSubmit: (form: HTMLFormElement) => void;
  /** The fields. */
  children: ReactNode;
}

/** A form of the member's profile: the fields, the result of the last request, and the button. */
export function ProfileForm(props: ProfileFormProps) {
  const { state, ref, variant = 'primary', onInput, onSubmit } = props;
  const { label } = useLabels();
  return (
    <Column
      ref={ref}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {props.children}
      <SendingNotice state={state.is} sent={props.sent} />
      <div>
        <Button
          type="submit"
          variant={variant}
          busy={state.is === 'sending'}
          busyLabel={label('members.sending')}
        >
          <Label name={props.submit} />
        </Button>
      </div>
    </Column>
  );
}

/* One field per row. */
const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  /* A live region exists before its message, and an empty one takes no space. */
  & > [role='status']:empty {
    position: absolute;
  }
`;
