import { Label } from '../i18n/Labels.tsx';
import { Island } from '../island/Island.tsx';
import { Text } from '../primitives/Text.tsx';
import { LegalSection } from './LegalSection.tsx';
import { legalHeadings } from './legalHeadings.ts';
import { OfflineChoice } from './OfflineChoice.island.tsx';

/** Lets visitors keep pages in the browser, and delete all copies with one press (docs/decisions/0058). */
export function OfflineReading() {
  const { id, label: heading } = legalHeadings.offline_reading;
  return (
    <LegalSection id={id} heading={<Label name={heading} />}>
      <Text measure>
        <Label name="offlineReading.text" />
      </Text>
      <noscript>
        <Label name="offlineReading.noScript" />
      </noscript>
      <Island on="visible">
        <OfflineChoice />
      </Island>
    </LegalSection>
  );
}
