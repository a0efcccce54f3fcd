import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { SendingNotice, type SendingNoticeProps } from './SendingNotice.tsx';
import { useSending, type Sending } from './useSending.ts';

interface SendingButtonProps extends Pick<SendingNoticeProps, 'sent'> {
  label: SendingNoticeProps['sent'];
  onSend: () => Promise<void>;
  /** Initial state. Default: nothing sent yet. */
  state?: Sending | undefined;
}

/** A button that sends something, only one request at a time, and shows the result below. */
export function SendingButton({ label: name, sent, onSend, state: initial }: SendingButtonProps) {
  const { label } = useLabels();
  const [state, send] = useSending(initial);
  return (
    <>
      <div>
        <Button
          variant="secondary"
          busy={state === 'sending'}
          busyLabel={label('members.sending')}
          onClick={() => void send(onSend)}
        >
          <Label name={name} />
        </Button>
      </div>
      <SendingNotice state={state} sent={sent} />
    </>
  );
}
