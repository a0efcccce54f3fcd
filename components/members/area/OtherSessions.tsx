import { Stack } from '../../primitives/Stack.tsx';
import { SendingButton } from './SendingButton.tsx';
import type { Sending } from './SendingNotice.tsx';

interface OtherSessionsProps {
  onEnd: () => Promise<void>;
  /** Initial state. Default: nothing done yet. */
  state?: Sending;
}

/** Logs the member out on all other devices. */
export function OtherSessions({ onEnd, state }: OtherSessionsProps) {
  return (
    <Stack gap={4}>
      <SendingButton
        label="members.profile.endSessions"
        sent="members.profile.sessionsEnded"
        onSend={onEnd}
        state={state}
      />
    </Stack>
  );
}
