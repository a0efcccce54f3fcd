import { useLabels } from '../../i18n/Labels.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { saveFile } from './saveFile.ts';
import { SendingButton } from './SendingButton.tsx';
import type { Sending } from './SendingNotice.tsx';

interface OwnDataProps {
  /** Loads the file with all data of the account. */
  onLoad: () => Promise<Blob>;
  /** Initial state. Default: nothing loaded yet. */
  state?: Sending;
}

/** Downloads everything stored with the member's account as a file. */
export function OwnData({ onLoad, state }: OwnDataProps) {
  const { text } = useLabels();
  const save = async () => saveFile(await onLoad(), text('members.profile.fileName'));
  return (
    <Stack gap={4}>
      <SendingButton
        label="members.profile.download"
        sent="members.profile.downloaded"
        onSend={save}
        state={state}
      />
    </Stack>
  );
}
