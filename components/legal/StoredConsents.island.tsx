import { useState, useSyncExternalStore } from 'react';
import {
  allowContent,
  contentConsents,
  forbidContent,
  onContentConsentsChanged,
  type ContentConsent,
} from '../../browser/consent/contentConsents.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { Stack } from '../primitives/Stack.tsx';
import { ContentConsents } from './ContentConsents.tsx';

/**
 * What the visitor has agreed to beside the banner, which only the visitor's browser knows; nothing
 * where that is nothing (specification, section 2). What is taken back can be given again until the
 * visitor leaves, so that nothing vanishes from under the keyboard.
 */
export function StoredConsents() {
  const stored = useSyncExternalStore(onContentConsentsChanged, snapshot, () => '[]');
  const consents = JSON.parse(stored) as readonly ContentConsent[];
  const [seen, setSeen] = useState(consents);
  const all = [...seen, ...consents.filter(({ id }) => !seen.some((one) => one.id === id))];
  if (all.length > seen.length) setSeen(all);
  return (
    <div>
      {all.length > 0 && (
        <Stack mt={5}>
          <ContentConsents
            consents={all.map((consent) => ({
              ...consent,
              isGiven: consents.some(({ id }) => id === consent.id),
            }))}
            onChange={({ id }, isGiven) => {
              const consent = all.find((one) => one.id === id);
              if (isGiven && consent) allowContent(consent);
              else forbidContent(id);
            }}
          />
        </Stack>
      )}
    </div>
  );
}

StoredConsents.labels = [
  'consentManager.externalContent',
  'consentManager.hint',
] satisfies LabelKey[];

/** A string, since the same consents must be the same value. */
function snapshot(): string {
  return JSON.stringify(contentConsents());
}
