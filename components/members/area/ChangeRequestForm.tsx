import { useId } from 'react';
import { longestRequest } from '../../../contract/members/content.ts';
import { rawValue } from '../../forms/rawValue.ts';
import { useForm } from '../../forms/useForm.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { TextArea } from '../../primitives/TextArea.tsx';
import { ProfileForm } from './ProfileForm.tsx';

interface ChangeRequestFormProps {
  onSend: (text: string) => Promise<void>;
  /** Reports whether the form contains unsent input. */
  onTyped: (isTyped: boolean) => void;
}

/** A form that asks the office to change data that members cannot change themselves. */
export function ChangeRequestForm({ onSend, onTyped }: ChangeRequestFormProps) {
  const { label } = useLabels();
  const { state, ref, send, edit } = useForm();
  const id = useId();

  const submit = async (form: HTMLFormElement) => {
    if (!(await send(() => onSend(rawValue(form, 'text').trim())))) return;
    form.reset();
    onTyped(false);
  };

  return (
    <ProfileForm
      state={state}
      ref={ref}
      variant="secondary"
      submit="members.profile.requestSubmit"
      sent="members.profile.requestSent"
      onInput={(event) => {
        edit();
        onTyped(rawValue(event.currentTarget, 'text').trim() !== '');
      }}
      onSubmit={(form) => void submit(form)}
    >
      <TextArea
        id={`${id}text`}
        name="text"
        label={label('members.profile.request')}
        hint={label('members.profile.requestHint')}
        rows={4}
        maxLength={longestRequest}
        required
        requiredLabel={label('everyForm.required')}
        readOnly={state.is === 'sending'}
      />
    </ProfileForm>
  );
}
