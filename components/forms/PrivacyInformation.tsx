import { Label } from '../i18n/Labels.tsx';
import { Link } from '../primitives/Link.tsx';
import { Text } from '../primitives/Text.tsx';

/** Says how a message is processed and on which legal basis, for forms that do not ask for consent. */
export function PrivacyInformation({ privacyHref }: { privacyHref: string }) {
  return (
    <Text size="sm">
      <Label name="forms.contact.information" />{' '}
      <Link href={privacyHref}>
        <Label name="everyForm.consentLink" />
      </Link>
      .
    </Text>
  );
}
