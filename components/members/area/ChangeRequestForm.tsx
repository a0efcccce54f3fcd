import { useId, type SubmitEvent } from 'react';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { TextArea } from '../../primitives/TextArea.tsx';
import { FormColumn } from './formColumn.ts';
import { useForm } from '../../forms/useForm.ts';
import { SendingNotice, type Sending } from './SendingNotice.tsx';

interface ChangeRequestFormProps {
  onSend: (text: string) => Promise<void>;
  /** Reports whether the form contains unsent input. */
  onTyped: (isTyped: boolean) => void;
  /** Initial state. Default: nothing sent yet. */
  state?: Sending;
}

/** A form that asks the office to change data that members cannot change themselves. */
export function ChangeRequestForm({
  onSend,
  onTyped,
  state: is = 'editing',
}: ChangeRequestFormProps) {
  const { label } = useLabels();
  const { state, send, edit } = useForm({ is });
  const id = useId();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(await send(() => onSend(textIn(form))))) return;
    form.reset();
    onTyped(false);
  };

  return (
    <FormColumn
      onInput={(event) => {
        edit();
        onTyped(textIn(event.currentTarget) !== '');
      }}
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        id={`${id}text`}
        name="text"
        label={label('members.profile.request')}
        hint={label('members.profile.requestHint')}
        rows={4}
        maxLength={2000}
        required
        requiredLabel={label('contactForm.required')}
        readOnly={state.is === 'sending'}
      />
      <SendingNotice state={state.is} sent="members.profile.requestSent" />
      <div>
        <Button
          type="submit"
          variant="secondary"
          busy={state.is === 'sending'}
          busyLabel={label('members.sending')}
        >
          <Label name="members.profile.requestSubmit" />
        </Button>
      </div>
    </FormColumn>
  );
}

function textIn(form: HTMLFormElement): string {
  const text = new FormData(form).get('text');
  return typeof text === 'string' ? text.trim() : '';
}
