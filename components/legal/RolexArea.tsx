import { Label } from '../i18n/Labels.tsx';
import { Link } from '../primitives/Link.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { LegalSection } from './LegalSection.tsx';
import { legalHeadings } from './legalHeadings.ts';

/**
 * Names the privacy rules for the part of the website that another party provides: its own rules, and those
 * of the two services that measure visits there.
 */
export function RolexArea() {
  return (
    <LegalSection id={legalHeadings.rolex.id} heading={<Label name={legalHeadings.rolex.label} />}>
      <Text measure>
        <Label name="rolex.rules" />
      </Text>
      <Links of={rules} />
      <Text measure>
        <Label name="rolex.analytics" />
      </Text>
      <Links of={analytics} />
    </LegalSection>
  );
}

const rules = [
  { label: 'rolex.terms', href: 'https://www.rolex.com/legal-notices/terms-of-use' },
  { label: 'rolex.privacy', href: 'https://www.rolex.com/legal-notices/privacy-notice' },
  { label: 'rolex.cookies', href: 'https://www.rolex.com/legal-notices/cookies-policy' },
] as const;

const analytics = [
  { label: 'rolex.adobe', href: 'https://www.adobe.com/privacy/policy.html' },
  { label: 'rolex.contentSquare', href: 'https://contentsquare.com/privacy-center/' },
] as const;

function Links({ of }: { of: typeof rules | typeof analytics }) {
  return (
    <Stack as="ul" role="list" gap={1} align="start">
      {of.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>
            <Label name={label} />
          </Link>
        </li>
      ))}
    </Stack>
  );
}
