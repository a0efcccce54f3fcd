import type { LabelKey } from '../../../contract/labels.ts';
import type { FormState } from '../../forms/useForm.ts';
import { Label } from '../../i18n/Labels.tsx';
import { Notice } from '../../primitives/Notice.tsx';

/** The progress of a request. */
export type Sending = FormState['is'];

export interface SendingNoticeProps {
  state: Sending;
  /** The label shown after success. */
  sent: Extract<LabelKey, `members.profile.${string}`>;
}

/** Shows the result of a request below its form. */
export function SendingNotice({ state, sent }: SendingNoticeProps) {
  return (
    <div role="status">
      {state === 'sent' && (
        <Notice tone="success">
          <Label name={sent} />
        </Notice>
      )}
      {(state === 'away' || state === 'limited') && (
        <Notice tone="danger">
          <Label name={`members.unsent.${state}`} />
        </Notice>
      )}
      {state === 'refused' && (
        <Notice tone="danger">
          <Label name="logIn.refused" />
        </Notice>
      )}
    </div>
  );
}
