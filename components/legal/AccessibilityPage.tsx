import { PostalAddress } from '../contact/PostalAddress.tsx';
import { ReachList } from '../contact/ReachList.tsx';
import type { ContactDetails } from '../contact/contactDetails.ts';
import type { ContentHeading } from '../content/TableOfContents.tsx';
import { longDate } from '../i18n/FormattedDate.tsx';
import { Label, useLabels } from '../i18n/Labels.tsx';
import type { LabelKey } from '../../contract/labels.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import {
  accessibilityLaws,
  type AccessibilityVariant,
  type ComplaintOffice as ComplaintOfficeProps,
} from './accessibilityLaws.ts';
import { BuildRecord, type BuildRecordProps } from './BuildRecord.tsx';
import { LegalPage, type LegalPageProps } from './LegalPage.tsx';
import { LegalSection } from './LegalSection.tsx';
import { statementAnchors } from './statementAnchors.ts';

export interface AccessibilityPageProps extends Omit<LegalPageProps, 'children'> {
  /** The law that the statement follows. Determines its first sentence and the office for complaints. */
  variant: AccessibilityVariant;
  /** Contact data for reporting accessibility barriers. */
  feedback: Pick<ContactDetails, 'phone' | 'email'> & { formHref: string };
  /** Date of the statement, such as `2026-11-21`. */
  date?: string | undefined;
  /** Date of the last review. */
  reviewed?: string | undefined;
  /** The result of a public body's assessment of its website. */
  assessment?: AccessibilityAssessment | undefined;
  /** The office for complaints, if it differs from the one that the variant's law names. */
  complaintOffice?: RichTextProps | undefined;
  /** The figures of the conformance report of the software. */
  conformance: ConformanceFigures;
  /** State of the website and result of its last automated check. */
  build: BuildRecordProps;
}

interface ConformanceFigures {
  /** Version of Collegium that the report is about. */
  version: string;
  /** Date of the report, such as `2026-11-26`. */
  date: string;
  /** Number of success criteria of WCAG 2.2, levels A and AA, with each result. */
  criteria: Readonly<
    Record<'supported' | 'partial' | 'unsupported' | 'inapplicable' | 'unknown', number>
  >;
}

interface AccessibilityAssessment {
  status: 'full' | 'partial' | 'none';
  method: 'self' | 'third_party';
}

/**
 * The accessibility statement. Contains what the law requires of every statement. What is specific to this
 * website (its service, its barriers) is the editor's text.
 */
export function AccessibilityPage(statement: AccessibilityPageProps) {
  const { variant, date, reviewed, assessment, feedback, complaintOffice, ...rest } = statement;
  const { conformance, build, headings, notice, ...page } = rest;
  const { text } = useLabels();
  const law = accessibilityLaws[variant];
  const complaintHeading: LabelKey = law.complaint?.heading ?? 'accessibility.complaint';
  const hasComplaint = law.complaint !== undefined || complaintOffice !== undefined;
  const sectionHeading = ({ id, label }: { id: string; label: LabelKey }): ContentHeading => ({
    id,
    text: text(label),
  });
  const sections = {
    feedback: { id: statementAnchors.feedback, label: 'accessibility.feedback.heading' },
    ...(hasComplaint && {
      complaint: { id: statementAnchors.complaint, label: complaintHeading },
    }),
    conformance: { id: statementAnchors.conformance, label: 'accessibility.conformance.heading' },
    build: { id: statementAnchors.build, label: 'accessibility.build.heading' },
  } as const;
  return (
    <LegalPage
      {...page}
      notice={notice}
      headings={[...headings, ...Object.values(sections).map(sectionHeading)]}
      body={page.body}
      before={
        <Stack>
          <Text measure>
            <Label name={law.basis} values={{ owner: notice.contact.companyName }} />
          </Text>
          {assessment && (
            <Text measure>
              <Label name={`accessibility.status.${assessment.status}`} />{' '}
              <Label name={`accessibility.method.${assessment.method}`} />
            </Text>
          )}
          <Dates date={date} reviewed={reviewed} />
        </Stack>
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
      {hasComplaint && (
        <LegalSection id={statementAnchors.complaint} heading={<Label name={complaintHeading} />}>
          {complaintOffice ? (
            <RichText {...complaintOffice} />
          ) : (
            law.complaint && <ComplaintOffice {...law.complaint} />
          )}
        </LegalSection>
      )}
      <LegalSection
        id={sections.conformance.id}
        heading={<Label name={sections.conformance.label} />}
      >
        <Conformance {...conformance} />
      </LegalSection>
      <LegalSection id={sections.build.id} heading={<Label name={sections.build.label} />}>
        <BuildRecord {...build} />
      </LegalSection>
    </LegalPage>
  );
}

function Dates({ date, reviewed }: Pick<AccessibilityPageProps, 'date' | 'reviewed'>) {
  const { language } = useLabels();
  if (date === undefined && reviewed === undefined) return null;
  return (
    <Text measure>
      {date !== undefined && (
        <Label name="accessibility.made" values={{ date: longDate(date, language) }} />
      )}{' '}
      {reviewed !== undefined && (
        <Label name="accessibility.reviewed" values={{ date: longDate(reviewed, language) }} />
      )}
    </Text>
  );
}

function Conformance({ version, date, criteria }: ConformanceFigures) {
  const { language } = useLabels();
  const all = Object.values(criteria).reduce((sum, count) => sum + count, 0);
  return (
    <Stack>
      <Text measure>
        <Label
          name="accessibility.conformance.figures"
          values={{ version, date: longDate(date, language), all, ...criteria }}
        />
      </Text>
      <Text measure>
        <Label name="accessibility.conformance.standard" />
      </Text>
    </Stack>
  );
}

function ComplaintOffice({ text, address, phone, email }: ComplaintOfficeProps) {
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
