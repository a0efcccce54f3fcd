import { PageContent, PageRegion } from '../../frame/Page.tsx';
import { Label } from '../../i18n/Labels.tsx';
import { Island } from '../../island/Island.tsx';
import { ReachList } from '../../contact/ReachList.tsx';
import { Link } from '../../primitives/Link.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { OfficeContact, type OfficeProps } from '../logIn/OfficeContact.tsx';
import { MembersArea, type MembersAreaProps } from './MembersArea.island.tsx';

interface MembersAreaPageProps extends Omit<MembersAreaProps, 'backend'> {
  /** Without a backend nobody can log in, and the page refers to the office. */
  backend?: MembersAreaProps['backend'] | undefined;
  /** URL of the script that redirects from moved addresses. */
  script?: string | undefined;
}

/**
 * The page at the addresses of the members' area. No file contains its content: the browser fetches it for
 * the logged-in member. Without JavaScript or without a backend, the page refers to the office.
 */
export function MembersAreaPage({ script, backend, ...props }: MembersAreaPageProps) {
  const { title, trail, office } = props;
  return (
    <PageRegion>
      {backend ? (
        <>
          <Island on="load">
            <MembersArea {...props} backend={backend} />
          </Island>
          <noscript>
            <WithoutScript {...office} />
          </noscript>
        </>
      ) : (
        <PageContent title={title} trail={[...trail, { label: title }]}>
          <OfficeContact {...office} reason="closed" />
        </PageContent>
      )}
      {script !== undefined && <script type="module" src={script} />}
    </PageRegion>
  );
}

function WithoutScript({ phone, email, hoursHref }: OfficeProps) {
  return (
    <Stack gap={4}>
      <Text measure>
        <Label name="logIn.noScript" />
      </Text>
      <ReachList phone={phone} email={email} />
      <p>
        <Link href={hoursHref}>
          <Label name="logIn.office.hours" />
        </Link>
      </p>
    </Stack>
  );
}
