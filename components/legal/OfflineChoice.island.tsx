import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import {
  isReadingOffline,
  startReadingOffline,
  stopReadingOffline,
} from '../../browser/offline/offlineReading.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';

/** Lets visitors keep the pages that they read for offline use. Never enabled by default. */
export function OfflineChoice() {
  const { text } = useLabels();
  // Only the browser knows this. If it forbids copies, there is nothing to choose.
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

/* Without scripts nothing is stored. */
const Choice = styled.div`
  display: grid;
  gap: var(--space-3);
  @media (scripting: none) {
    display: none;
  }
`;
