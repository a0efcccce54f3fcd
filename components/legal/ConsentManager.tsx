import { contentConsentPrefix } from '../../contract/storageKeys.ts';
import { Island } from '../island/Island.tsx';
import { legalHeadings } from './legalHeadings.ts';
import { MatomoOptOut, type MatomoOptOutProps } from './MatomoOptOut.island.tsx';
import { StoredConsents } from './StoredConsents.island.tsx';

export interface ConsentManagerProps {
  /** Matomo's opt-out, if the site counts visits. */
  matomo?: MatomoOptOutProps | undefined;
}

/**
 * Lists the visitor's consents to external content, to withdraw them. Renders nothing, not even a heading,
 * while none is stored (specification, section 2).
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
