import { PostalAddress } from '../contact/PostalAddress.tsx';
import { ReachList } from '../contact/ReachList.tsx';
import type { ContactDetails } from '../contact/contactDetails.ts';
import type { ContentHeading } from '../content/TableOfContents.tsx';
import { Label, useLabels } from '../i18n/Labels.tsx';
import type { LabelKey } from '../../contract/labels.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { accessibilityLaws, type AccessibilityVariant } from './accessibilityLaws.ts';
import { BuildRecord, type BuildRecordProps } from './BuildRecord.tsx';
import { LegalPage, type LegalPageProps } from './LegalPage.tsx';
import { LegalSection } from './LegalSection.tsx';
import { statementAnchors } from './statementAnchors.ts';

export interface AccessibilityPageProps extends Omit<LegalPageProps, 'children'> {
  variant: AccessibilityVariant;
  /** Where visitors tell of what they can't use. */
  feedback: Pick<ContactDetails, 'phone' | 'email'> & { formHref: string };
  /** Who hears complaints, where that is not the office that the variant's law names. */
  complaintOffice?: RichTextProps | undefined;
  build: BuildRecordProps;
}

/**
 * The accessibility statement. What the law wants of every statement is said here; what holds for
 * this website alone (its service, its barriers) is the editor's text.
 */
export function AccessibilityPage(statement: AccessibilityPageProps) {
  const { variant, feedback, complaintOffice, build, headings, notice, ...page } = statement;
  const { text } = useLabels();
  const law = accessibilityLaws[variant];
  const sectionHeading = ({ id, label }: { id: string; label: LabelKey }): ContentHeading => ({
    id,
    text: text(label),
  });
  const sections = {
    feedback: { id: statementAnchors.feedback, label: 'accessibility.feedback.heading' },
    complaint: { id: statementAnchors.complaint, label: law.complaint.heading },
    build: { id: statementAnchors.build, label: 'accessibility.build.heading' },
  } as const;
  return (
    <LegalPage
      {...page}
      notice={notice}
      headings={[...headings, ...Object.values(sections).map(sectionHeading)]}
      body={page.body}
      before={
        <Text measure>
          <Label name={law.basis} values={{ owner: notice.contact.companyName }} />
        </Text>
      }
    >
      <LegalSection id={sections.feedback.id} heading={<Label name={sections.feedback.label} />}>
        <Text measure>
          <Label name={law.feedback} />
        </Text>
        <ReachList phone={feedback.phone} email={feedback.email} />
        <div>
          <ButtonLink href={feedback.formHref} variant="secondary" iconEnd="arrow-right">
            <Label name="accessibility.feedback.form" />
          </ButtonLink>
        </div>
      </LegalSection>
      <LegalSection id={sections.complaint.id} heading={<Label name={sections.complaint.label} />}>
        {complaintOffice ? <RichText {...complaintOffice} /> : <ComplaintOffice of={variant} />}
      </LegalSection>
      <LegalSection id={sections.build.id} heading={<Label name={sections.build.label} />}>
        <BuildRecord {...build} />
      </LegalSection>
    </LegalPage>
  );
}

function ComplaintOffice({ of }: { of: AccessibilityVariant }) {
  const { text, address, phone, email } = accessibilityLaws[of].complaint;
  return (
    <Stack>
      <Text measure>
        <Label name={text} />
      </Text>
      <div lang="de">
        <PostalAddress {...address} />
      </div>
      <ReachList phone={phone} email={email} />
    </Stack>
  );
}
