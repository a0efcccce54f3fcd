import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { SendingNotice } from './SendingNotice.tsx';
import { useSending, type Sending } from './useSending.ts';

export interface OtherSessionsProps {
  onEnd: () => Promise<void>;
  /** How it begins. Default: nothing has been done yet. */
  state?: Sending;
}

/** Logs the member out on all other devices. */
export function OtherSessions({ onEnd, state: initial }: OtherSessionsProps) {
  const { label } = useLabels();
  const [state, send] = useSending(initial);
  return (
    <Stack gap={4}>
      <div>
        <Button
          variant="secondary"
          busy={state === 'sending'}
          busyLabel={label('members.sending')}
          onClick={() => void send(onEnd)}
        >
          <Label name="members.profile.endSessions" />
        </Button>
      </div>
      <SendingNotice state={state} sent="members.profile.sessionsEnded" />
    </Stack>
  );
}
