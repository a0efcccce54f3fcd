import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Expander } from '../../primitives/Expander.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { SendingNotice } from './SendingNotice.tsx';
import { useSending, type Sending } from './useSending.ts';

export interface DeletionRequestProps {
  /** Sends a text to the office. */
  onSend: (text: string) => Promise<void>;
  /** Whether the explanation is open to begin with. */
  open?: boolean;
  /** How it begins. Default: nothing has been sent yet. */
  state?: Sending;
}

/** Asks the office to delete the member's data, after saying what that means. */
export function DeletionRequest({ onSend, open = false, state: initial }: DeletionRequestProps) {
  const { label, text } = useLabels();
  const [state, send] = useSending(initial);
  return (
    <Expander summary={label('members.profile.askDeletion')} open={open}>
      <Stack gap={4}>
        <Text>
          <Label name="members.profile.deletionText" />
        </Text>
        <div>
          <Button
            variant="secondary"
            busy={state === 'sending'}
            busyLabel={label('members.sending')}
            onClick={() => void send(() => onSend(text('members.profile.deletionRequest')))}
          >
            <Label name="members.profile.sendDeletion" />
          </Button>
        </div>
        <SendingNotice state={state} sent="members.profile.deletionSent" />
      </Stack>
    </Expander>
  );
}
