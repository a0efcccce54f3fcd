import { senderKey } from '../../contract/storageKeys.ts';
import { Label } from '../i18n/Labels.tsx';
import { Island } from '../island/Island.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Page, type PageProps } from '../frame/Page.tsx';
import { ThanksMessage } from './ThanksMessage.island.tsx';

export interface ThanksPageProps extends Pick<PageProps, 'title'> {
  /** An editor's text below the confirmation. */
  body?: RichTextProps | undefined;
  /** The home page in the page's language. */
  homeHref: string;
}

/** The page after a sent message: what happens next, and a link to continue. */
export function ThanksPage({ title, body, homeHref }: ThanksPageProps) {
  return (
    <Page title={title}>
      <Stack gap={6} align="flex-start">
        <Island on="session" storageKey={senderKey}>
          <ThanksMessage />
        </Island>
        {body && <RichText {...body} />}
        <ButtonLink href={homeHref} iconStart="arrow-left">
          <Label name="thanks.home" />
        </ButtonLink>
      </Stack>
    </Page>
  );
}
