import styled from '@emotion/styled';
import { contentConsentPrefix } from '../../contract/storageKeys.ts';
import { ConsentButton } from '../consent/ConsentButton.tsx';
import { Label } from '../i18n/Labels.tsx';
import { Island } from '../island/Island.tsx';
import { Text } from '../primitives/Text.tsx';
import { LegalSection } from './LegalSection.tsx';
import { legalHeadings } from './legalHeadings.ts';
import { MatomoOptOut, type MatomoOptOutProps } from './MatomoOptOut.island.tsx';
import { StoredConsents } from './StoredConsents.island.tsx';

export interface ConsentManagerProps {
  /** Whether there is a banner to open. */
  isAsked: boolean;
  /** Where visits are counted, if they are. */
  matomo?: MatomoOptOutProps | undefined;
}

/** Where a visitor sees and takes back what was allowed, as easily as it was given. */
export function ConsentManager({ isAsked, matomo }: ConsentManagerProps) {
  const { id, label: heading } = legalHeadings.consentmanager;
  return (
    <LegalSection id={id} heading={<Label name={heading} />}>
      {isAsked ? (
        <Choice>
          <Text measure>
            <Label name="consentManager.text" />
          </Text>
          <ConsentButton />
        </Choice>
      ) : (
        <Text measure>
          <Label name="consentManager.nothingToAsk" />
        </Text>
      )}
      <noscript>
        <Label name="consentManager.noScript" />
      </noscript>
      <div>
        <Island on="stored" storageKey={contentConsentPrefix}>
          <StoredConsents />
        </Island>
        {matomo && (
          <Island on="stored" storageKey={contentConsentPrefix}>
            <MatomoOptOut {...matomo} />
          </Island>
        )}
      </div>
    </LegalSection>
  );
}

/* Without scripts, the button could do nothing. */
const Choice = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  @media (scripting: none) {
    display: none;
  }
`;
