import { useState, useSyncExternalStore } from 'react';
import {
  allowContent,
  contentConsents,
  forbidContent,
  onContentConsentsChanged,
  type ContentConsent,
} from '../../browser/consent/contentConsents.ts';
import { Label } from '../i18n/Labels.tsx';
import { ContentConsents } from './ContentConsents.tsx';
import { LegalSection } from './LegalSection.tsx';

/**
 * Lists the stored consents to external contents; renders nothing where none is stored
 * (specification, section 2). A withdrawn consent stays in the list until the visitor leaves the page,
 * so the checkbox with the focus does not disappear, and the visitor can give the consent again.
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
        <LegalSection heading={<Label name="consentManager.heading" />}>
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
        </LegalSection>
      )}
    </div>
  );
}

/** A string, since equal consents must give equal values. */
function snapshot(): string {
  return JSON.stringify(contentConsents());
}
