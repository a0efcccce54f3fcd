import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Page, type PageProps } from '../shell/Page.tsx';
import {
  DataProtectionOfficer,
  type DataProtectionOfficerProps,
} from './DataProtectionOfficer.tsx';
import { LegalNotice, type LegalNoticeProps } from './LegalNotice.tsx';
import { LegalSection } from './LegalSection.tsx';

export interface ImprintPageProps extends Pick<PageProps, 'title' | 'lead'> {
  notice: LegalNoticeProps;
  topInfo?: RichTextProps | undefined;
  body?: RichTextProps | undefined;
  legalAuthority?: RichTextProps | undefined;
  insurance?: RichTextProps | undefined;
  imageSources?: RichTextProps | undefined;
  bottomInfo?: RichTextProps | undefined;
  officers: readonly DataProtectionOfficerProps[];
  /** The privacy notice, in a language where both stand on one page. */
  privacy?: PrivacyPart | undefined;
}

export interface PrivacyPart extends Pick<PageProps, 'title'> {
  id: string;
  body?: RichTextProps | undefined;
}

/** Who is behind the site. */
export function ImprintPage({
  title,
  lead,
  notice,
  privacy,
  officers,
  ...texts
}: ImprintPageProps) {
  const { topInfo, body, legalAuthority, insurance, imageSources, bottomInfo } = texts;
  return (
    <Page title={title} lead={lead} aside={<LegalNotice {...notice} />} asidePlace="before">
      <Stack gap={7}>
        {topInfo && <RichText {...topInfo} />}
        {body && <RichText {...body} />}
        {legalAuthority && (
          <LegalSection heading={<Label name="legal.legalAuthority" />}>
            <RichText {...legalAuthority} />
          </LegalSection>
        )}
        {insurance && (
          <LegalSection heading={<Label name="legal.insurance" />}>
            <RichText {...insurance} />
          </LegalSection>
        )}
        {imageSources && (
          <LegalSection heading={<Label name="legal.imageSources" />}>
            <RichText {...imageSources} />
          </LegalSection>
        )}
        {officers.map((officer) => (
          <DataProtectionOfficer key={officer.name} {...officer} />
        ))}
        {bottomInfo && <RichText {...bottomInfo} />}
        {privacy && (
          <LegalSection id={privacy.id} heading={<Words of={privacy.title} />}>
            {privacy.body && <RichText {...privacy.body} />}
          </LegalSection>
        )}
      </Stack>
    </Page>
  );
}
