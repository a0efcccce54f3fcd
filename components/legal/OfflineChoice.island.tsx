import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import {
  isReadingOffline,
  startReadingOffline,
  stopReadingOffline,
} from '../../browser/offline/offlineReading.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';

/** Whether the browser keeps the pages that the visitor reads: never, unless this is ticked. */
export function OfflineChoice() {
  const { text } = useLabels();
  // Known to the browser only. Where it forbids copies, there is nothing to choose.
  const [isKept, setKept] = useState<boolean>();
  const [isDeleted, setDeleted] = useState(false);

  useEffect(() => {
    isReadingOffline().then(setKept, () => undefined);
  }, []);

  const change = async (isWanted: boolean) => {
    setKept(isWanted);
    setDeleted(false);
    await (isWanted ? startReadingOffline() : stopReadingOffline());
    setDeleted(!isWanted);
  };

  return (
    <Choice>
      <Checkbox
        name="offline-reading"
        label={<Label name="offlineReading.choice" />}
        hint={text('offlineReading.hint')}
        checked={isKept ?? false}
        disabled={isKept === undefined}
        onChange={({ target }) => void change(target.checked).catch(() => setKept(undefined))}
      />
      <p role="status">{isDeleted && <Label name="offlineReading.deleted" />}</p>
    </Choice>
  );
}

OfflineChoice.labels = [
  'offlineReading.choice',
  'offlineReading.hint',
  'offlineReading.deleted',
] satisfies LabelKey[];

/* Without scripts, nothing is kept. */
const Choice = styled.div`
  display: grid;
  gap: var(--space-3);
  @media (scripting: none) {
    display: none;
  }
`;
