import { memberPath } from '../../../contract/members/addresses.ts';
import type { Audience } from '../../../contract/members/audiences.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { ReachList } from '../../contact/ReachList.tsx';
import type { OfficeProps } from '../logIn/OfficeContact.tsx';

interface AccessDeniedProps {
  /** The group of members that the page is for, if known. */
  audience?: Audience | undefined;
  /** The home page of the logged-in member. */
  homeKey: 'home' | 'homeAdt';
  office: OfficeProps;
}

/** Shown for a page of another group of members: says which group, and whom to contact if that seems wrong. */
export function AccessDenied({ audience, homeKey, office }: AccessDeniedProps) {
  const { language } = useLabels();
  return (
    <Stack gap={6} align="flex-start">
      <Stack gap={4}>
        <Text measure>
          <Label name={audience ? `members.denied.${audience}` : 'members.denied.text'} />
        </Text>
        <Text measure>
          <Label name="members.denied.ask" />
        </Text>
        <ReachList phone={office.phone} email={office.email} />
      </Stack>
      <ButtonLink href={memberPath(homeKey, language)} iconStart="arrow-left">
        <Label name="members.toHome" />
      </ButtonLink>
    </Stack>
  );
}
