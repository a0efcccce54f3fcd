import { useState, useSyncExternalStore } from 'react';
import {
  contentConsents,
  onContentConsentsChanged,
} from '../../browser/consent/contentConsents.ts';
import { ExternalContent } from '../consent/ExternalContent.tsx';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';

export interface MatomoOptOutProps {
  /** Matomo's own page for opting out. */
  src: string;
  privacyHref: string;
}

/**
 * Lets visitors opt out of statistics, below the list of their consents ({@link StoredConsents}). Like the
 * list, it is only shown if a consent is stored (specification, section 2). A separate island: its labels
 * are as many as those of the rest of that section, and most sites count no visits.
 */
export function MatomoOptOut(content: MatomoOptOutProps) {
  const { text } = useLabels();
  const isAnythingAllowed = useSyncExternalStore(
    onContentConsentsChanged,
    () => contentConsents().length > 0,
    () => false,
  );
  const [isShown, setIsShown] = useState(isAnythingAllowed);
  // Like the list, it stays visible until the visitor leaves the page.
  if (isAnythingAllowed && !isShown) setIsShown(true);
  return (
    <div>
      {isShown && (
        <Stack gap={3} mt={6}>
          <Heading level={3}>
            <Label name="consentManager.matomo" />
          </Heading>
          <ExternalContent
            {...content}
            title={text('consentManager.matomoTitle')}
            functionId="matomo"
            ratio={[8, 3]}
          />
        </Stack>
      )}
    </div>
  );
}
