import { Label } from '../i18n/Labels.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { Page, type PageProps } from '../frame/Page.tsx';

export interface MembersOnlyPageProps extends Pick<PageProps, 'title'> {
  /** Where members log in. */
  loginHref: string;
  /** Address of the script that leads on where the address has moved. */
  script?: string | undefined;
}

/** Stands at the addresses of the members' area, whose content is in no file, and shows the way in. */
export function MembersOnlyPage({ title, loginHref, script }: MembersOnlyPageProps) {
  return (
    <Page title={title}>
      <Stack gap={6} align="flex-start">
        <Text measure>
          <Label name="membersOnly.text" />
        </Text>
        <ButtonLink href={loginHref} iconEnd="arrow-right">
          <Label name="membersOnly.login" />
        </ButtonLink>
      </Stack>
      {script !== undefined && <script type="module" src={script} />}
    </Page>
  );
}
