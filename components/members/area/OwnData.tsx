import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { saveFile } from './saveFile.ts';
import { SendingNotice } from './SendingNotice.tsx';
import { useSending, type Sending } from './useSending.ts';

export interface OwnDataProps {
  onLoad: () => Promise<Blob>;
  /** How it begins. Default: nothing has been loaded yet. */
  state?: Sending;
}

/** Saves everything that is stored with the member's account as a file. */
export function OwnData({ onLoad, state: initial }: OwnDataProps) {
  const { label, text } = useLabels();
  const [state, send] = useSending(initial);
  const save = async () => saveFile(await onLoad(), text('members.profile.fileName'));
  return (
    <Stack gap={4}>
      <div>
        <Button
          variant="secondary"
          busy={state === 'sending'}
          busyLabel={label('members.sending')}
          onClick={() => void send(save)}
        >
          <Label name="members.profile.download" />
        </Button>
      </div>
      <SendingNotice state={state} sent="members.profile.downloaded" />
    </Stack>
  );
}
