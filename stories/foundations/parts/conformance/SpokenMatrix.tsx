import { Stack } from '../../../../components/primitives/Stack.tsx';
import { Text } from '../../../../components/primitives/Text.tsx';
import { Name, Row, Value } from '../Sheet.tsx';
import { Rows } from './CriterionRow.tsx';
import { report } from './report.ts';
import { useReportWords } from './useReportWords.ts';

/** Which stories the transcripts contain, in which languages, and what nobody reads. */
export function SpokenMatrix() {
  const { words } = useReportWords();
  return (
    <Stack gap={6}>
      <ul>
        {words.notCovered.map((sentence) => (
          <Text as="li" measure key={sentence}>
            {sentence}
          </Text>
        ))}
      </ul>
      <Rows role="list">
        {report.spoken.map(({ component, inAllLanguages, inGerman, unread }) => (
          <Row key={component}>
            <Name lang="en">{component}</Name>
            <div>
              <States heading={words.inAllLanguages} stories={inAllLanguages} />
              <States heading={words.inGerman} stories={inGerman} />
              <States heading={words.unread} stories={unread} />
            </div>
          </Row>
        ))}
      </Rows>
    </Stack>
  );
}

interface StatesProps {
  heading: string;
  /** Names of stories. */
  stories: readonly string[];
}

function States({ heading, stories }: StatesProps) {
  if (stories.length === 0) return null;
  return (
    <div>
      <Value>{heading}</Value>
      <Name lang="en">{stories.join(', ')}</Name>
    </div>
  );
}
