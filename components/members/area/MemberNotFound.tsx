import { memberPath } from '../../../contract/members/addresses.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { Link } from '../../primitives/Link.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';

interface MemberNotFoundProps {
  /** The home page of the logged-in member. */
  homeKey: 'home' | 'homeAdt';
}

/** Shown if the area has no such page, or no longer. */
export function MemberNotFound({ homeKey }: MemberNotFoundProps) {
  const { language } = useLabels();
  return (
    <Stack gap={6} align="flex-start">
      <Text measure>
        <Label name="members.notFound.text" />
      </Text>
      <Stack direction="row" wrap gap={5} align="center">
        <ButtonLink href={memberPath(homeKey, language)} iconStart="arrow-left">
          <Label name="members.toHome" />
        </ButtonLink>
        <Link href={memberPath('search', language)} variant="standalone">
          <Label name="members.toSearch" />
        </Link>
      </Stack>
    </Stack>
  );
}
