import { Label } from '../i18n/Labels.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Stack } from '../primitives/Stack.tsx';

export interface NotFoundContentProps {
  /** An editor's text, such as what may have happened. */
  body?: RichTextProps | undefined;
  /** The home page in the page's language. */
  homeHref: string;
}

/** The content below the title of a 404 page, with a link to the home page. */
export function NotFoundContent({ body, homeHref }: NotFoundContentProps) {
  return (
    <Stack gap={6} align="flex-start">
      {body && <RichText {...body} />}
      <ButtonLink href={homeHref} iconStart="arrow-left">
        <Label name="notFound.home" />
      </ButtonLink>
    </Stack>
  );
}
