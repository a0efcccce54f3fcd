import { Label } from '../i18n/Labels.tsx';
import { Link } from '../primitives/Link.tsx';
import { Text } from '../primitives/Text.tsx';

/**
 * Says how a message is processed and on which legal basis, for projects that do not ask for consent. The words are
 * those of the contact form: no other form has such a sentence.
 */
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
