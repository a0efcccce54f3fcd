import { documentCategories, type MemberDocument } from '../../../contract/members/content.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { Opening, useArea } from './AreaContext.tsx';
import { MemberDocumentList } from './MemberDocumentList.tsx';
import { Outcome } from './Outcome.tsx';
import { useDownloads } from './useDownloads.ts';
import { useLoaded } from './useLoaded.ts';

/** All documents that the member may download, grouped by purpose. */
export function DocumentsScreen() {
  const { calls } = useArea();
  const [documents, retry] = useLoaded(calls.documents);
  return (
    <Outcome of={documents} onRetry={retry}>
      {(found) => <Documents documents={found} />}
    </Outcome>
  );
}

function Documents({ documents }: { documents: readonly MemberDocument[] }) {
  const { label } = useLabels();
  const downloads = useDownloads();
  const groups = documentCategories
    .map((category) => ({
      category,
      members: documents.filter((document) => document.category === category),
    }))
    .filter(({ members }) => members.length > 0);
  return (
    <>
      <Opening title={label('members.documents.title')} lead={label('members.documents.lead')} />
      {groups.length === 0 && (
        <Text tone="muted">
          <Label name="members.documents.none" />
        </Text>
      )}
      <Stack gap={7}>
        {groups.map(({ category, members }) => (
          <Stack as="section" gap={4} key={category}>
            <Heading level={2} size="xl">
              <Label name={`members.documents.categories.${category}`} />
            </Heading>
            <MemberDocumentList documents={members} {...downloads} />
          </Stack>
        ))}
      </Stack>
    </>
  );
}
