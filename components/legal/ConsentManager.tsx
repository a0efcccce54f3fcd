import { contentConsentPrefix } from '../../contract/storageKeys.ts';
import { Island } from '../island/Island.tsx';
import { legalHeadings } from './legalHeadings.ts';
import { MatomoOptOut, type MatomoOptOutProps } from './MatomoOptOut.island.tsx';
import { StoredConsents } from './StoredConsents.island.tsx';

export interface ConsentManagerProps {
  /** Where visits are counted, if they are. */
  matomo?: MatomoOptOutProps | undefined;
}

/**
 * Where a visitor sees and withdraws the consents to external contents. Shows nothing, not even a
 * heading, while none is stored (specification, section 2).
 */
export function ConsentManager({ matomo }: ConsentManagerProps) {
  return (
    <div id={legalHeadings.consentmanager.id}>
      <Island on="stored" storageKey={contentConsentPrefix}>
        <StoredConsents />
      </Island>
      {matomo && (
        <Island on="stored" storageKey={contentConsentPrefix}>
          <MatomoOptOut {...matomo} />
        </Island>
      )}
    </div>
  );
}
