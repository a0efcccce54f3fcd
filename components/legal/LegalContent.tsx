import { Label } from '../i18n/Labels.tsx';
import { Text } from '../primitives/Text.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { CookiesSection } from './CookiesSection.tsx';
import { ConsentManager, type ConsentManagerProps } from './ConsentManager.tsx';
import {
  DataProtectionOfficer,
  type DataProtectionOfficerProps,
} from './DataProtectionOfficer.tsx';
import { LegalSection } from './LegalSection.tsx';
import { legalHeadings } from './legalHeadings.ts';
import { OfflineReading } from './OfflineReading.tsx';
import { PictureCredits, type PictureCredit } from './PictureCredits.tsx';
import { RolexArea } from './RolexArea.tsx';

/** A block of a legal page. Identifiers are the specification's (section 2), except the last three. */
export type LegalContentProps =
  | {
      /** The block. Determines which other properties it takes. */
      identifier: LegalTextIdentifier;
      /** An editor's text. */
      text: RichTextProps;
    }
  | {
      identifier: 'image_sources';
      /** An editor's text. */
      text?: RichTextProps | undefined;
      /** The authors of pictures, below the text. */
      credits: readonly PictureCredit[];
    }
  | {
      identifier: 'data_protection';
      /** One section for each. */
      officers: readonly DataProtectionOfficerProps[];
    }
  | { identifier: 'rolex' }
  | ({ identifier: 'consentmanager' } & ConsentManagerProps)
  | { identifier: 'offline_reading' }
  | { identifier: 'cookies' }
  | {
      identifier: 'analytics';
      /** True if the site counts visits. */
      isCounted: boolean;
    };

/** Blocks that consist of an editor's text. */
export type LegalTextIdentifier =
  | 'legal_authority'
  | 'insurance'
  | 'additional_top_info'
  | 'additional_bottom_info';

/** One of the blocks of imprint and privacy notice. */
export function LegalContent(content: LegalContentProps) {
  switch (content.identifier) {
    case 'additional_top_info':
    case 'additional_bottom_info':
      return <RichText {...content.text} />;
    case 'legal_authority':
    case 'insurance': {
      const heading = legalHeadings[content.identifier];
      return (
        <LegalSection id={heading.id} heading={<Label name={heading.label} />}>
          <RichText {...content.text} />
        </LegalSection>
      );
    }
    case 'image_sources': {
      const { id, label } = legalHeadings.image_sources;
      return (
        <LegalSection id={id} heading={<Label name={label} />}>
          {content.text && <RichText {...content.text} />}
          {content.credits.length > 0 && <PictureCredits credits={content.credits} />}
        </LegalSection>
      );
    }
    case 'data_protection':
      return content.officers.map((officer, index) => (
        <DataProtectionOfficer
          key={officer.name}
          {...officer}
          {...(index === 0 && { id: legalHeadings.data_protection.id })}
        />
      ));
    case 'rolex':
      return <RolexArea />;
    case 'consentmanager':
      return <ConsentManager {...content} />;
    case 'cookies':
      return <CookiesSection />;
    case 'analytics': {
      const { id, label } = legalHeadings.analytics;
      return (
        <LegalSection id={id} heading={<Label name={label} />}>
          <Text measure>
            <Label name={content.isCounted ? 'legal.analytics.text' : 'legal.analytics.none'} />
          </Text>
        </LegalSection>
      );
    }
    case 'offline_reading':
      return <OfflineReading />;
  }
}

/** Several blocks, in order. */
export function LegalContents({ of }: { of: readonly LegalContentProps[] }) {
  return of.map((content) => <LegalContent key={content.identifier} {...content} />);
}
