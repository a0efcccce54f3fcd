import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Expander } from '../../primitives/Expander.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { SendingButton } from './SendingButton.tsx';
import type { Sending } from './SendingNotice.tsx';

interface DeletionRequestProps {
  /** Sends a text to the office. */
  onSend: (text: string) => Promise<void>;
  /** Initially shows the explanation. Default false. */
  open?: boolean;
  /** Initial state. Default: nothing sent yet. */
  state?: Sending;
}

/** Explains what deletion means, then asks the office to delete the member's data. */
export function DeletionRequest({ onSend, open = false, state }: DeletionRequestProps) {
  const { label, text } = useLabels();
  return (
    <Expander summary={label('members.profile.askDeletion')} open={open}>
      <Stack gap={4}>
        <Text>
          <Label name="members.profile.deletionText" />
        </Text>
        <SendingButton
          label="members.profile.sendDeletion"
          sent="members.profile.deletionSent"
          onSend={() => onSend(text('members.profile.deletionRequest'))}
          state={state}
        />
      </Stack>
    </Expander>
  );
}
