import { Label } from '../i18n/Labels.tsx';
import { Link } from '../primitives/Link.tsx';
import { Text } from '../primitives/Text.tsx';

/** What happens to a message and why that is lawful, where the form asks for no consent. */
export function PrivacyInformation({ privacyHref }: { privacyHref: string }) {
  return (
    <Text size="sm">
      <Label name="contactForm.information" />{' '}
      <Link href={privacyHref}>
        <Label name="contactForm.consentLink" />
      </Link>
      .
    </Text>
  );
}
