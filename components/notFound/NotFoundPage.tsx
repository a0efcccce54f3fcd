import { Label } from '../i18n/Labels.tsx';
import { Page, type PageProps } from '../shell/Page.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Stack } from '../primitives/Stack.tsx';

export interface NotFoundPageProps extends Pick<PageProps, 'title' | 'lead'> {
  body?: RichTextProps | undefined;
  homeHref: string;
}

/** Says in plain words that there is no such page, and shows the way home. */
export function NotFoundPage({ title, lead, body, homeHref }: NotFoundPageProps) {
  return (
    <Page title={title} lead={lead}>
      <Stack gap={6} align="flex-start">
        {body && <RichText {...body} />}
        <ButtonLink href={homeHref} iconStart="arrow-left">
          <Label name="notFound.home" />
        </ButtonLink>
      </Stack>
    </Page>
  );
}
