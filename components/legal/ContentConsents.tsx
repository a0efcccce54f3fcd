import { Label } from '../i18n/Labels.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';

export interface ContentConsentsProps {
  /** One checkbox each. A withdrawn consent stays in the list, unticked. */
  consents: readonly ListedConsent[];
  /** Called when the visitor ticks or unticks a provider. */
  onChange: (consent: ListedConsent, isGiven: boolean) => void;
}

/** A provider whose content the visitor allows, or allowed until a moment ago. */
interface ListedConsent {
  /** The provider's host. */
  id: string;
  /** The provider's name; its host if the name is unknown. */
  name: string;
  /** True while the content is loaded without a question. */
  isGiven: boolean;
}

/** The providers that the visitor has allowed, each with a checkbox to withdraw (specification, section 2). */
export function ContentConsents({ consents, onChange }: ContentConsentsProps) {
  return (
    <Stack gap={3}>
      <Heading level={3}>
        <Label name="consentManager.externalContent" />
      </Heading>
      <Text measure>
        <Label name="consentManager.hint" />
      </Text>
      {consents.map((consent) => (
        <Checkbox
          key={consent.id}
          name={consent.id}
          label={consent.name}
          hint={consent.name === consent.id ? undefined : consent.id}
          checked={consent.isGiven}
          onChange={({ target }) => onChange(consent, target.checked)}
        />
      ))}
    </Stack>
  );
}
