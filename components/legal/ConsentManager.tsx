import { Words } from '../i18n/Words.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { LegalSection } from './LegalSection.tsx';

export interface ConsentManagerProps {
  /** What the visitor has allowed; nothing is shown where that is nothing. */
  consents: readonly ContentConsent[];
  /** Its labels, as props, since only the visitor's browser knows the consents. */
  words: { heading: Words; externalContent: Words };
}

/** That the visitor has allowed a content of another provider. */
export interface ContentConsent {
  /** What it is stored under, less the prefix that all such keys have. */
  id: string;
  name: Words;
}

/** What a visitor has agreed to, each of which can be taken back (specification, section 2). */
export function ConsentManager({ consents, words }: ConsentManagerProps) {
  if (consents.length === 0) return null;
  return (
    <LegalSection id="consents" heading={<Words of={words.heading} />}>
      <Stack gap={3}>
        <Heading level={3}>
          <Words of={words.externalContent} />
        </Heading>
        {consents.map(({ id, name }) => (
          <Checkbox key={id} name={id} label={<Words of={name} />} defaultChecked />
        ))}
      </Stack>
    </LegalSection>
  );
}
