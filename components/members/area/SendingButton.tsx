import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { useForm } from '../../forms/useForm.ts';
import { SendingNotice, type Sending, type SendingNoticeProps } from './SendingNotice.tsx';

interface SendingButtonProps extends Pick<SendingNoticeProps, 'sent'> {
  label: SendingNoticeProps['sent'];
  onSend: () => Promise<void>;
  /** Initial state. Default: nothing sent yet. */
  state?: Sending | undefined;
}

/** A button that sends something, only one request at a time, and shows the result below. */
export function SendingButton({
  label: name,
  sent,
  onSend,
  state: is = 'editing',
}: SendingButtonProps) {
  const { label } = useLabels();
  const { state, send } = useForm({ is });
  return (
    <>
      <div>
        <Button
          variant="secondary"
          busy={state.is === 'sending'}
          busyLabel={label('members.sending')}
          onClick={() => void send(onSend)}
        >
          <Label name={name} />
        </Button>
      </div>
      <SendingNotice state={state.is} sent={sent} />
    </>
  );
}
