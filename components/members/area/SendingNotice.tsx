import type { LabelKey } from '../../../contract/labels.ts';
import { Label } from '../../i18n/Labels.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import type { Sending } from './useSending.ts';

export interface SendingNoticeProps {
  state: Sending;
  /** What is said once it has arrived. */
  sent: Extract<LabelKey, `members.profile.${string}`>;
}

/** Says below a form what has become of it. */
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
    </div>
  );
}
