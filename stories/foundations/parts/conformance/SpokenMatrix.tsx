import styled from '@emotion/styled';
import { Stack } from '../../../../components/primitives/Stack.tsx';
import { Table } from '../Table.tsx';
import { report } from './report.ts';
import { useReportWords } from './useReportWords.ts';

/** Which stories the transcripts contain, in which languages, and what nobody reads. */
export function SpokenMatrix() {
  const { words } = useReportWords();
  const head = [words.component, words.inAllLanguages, words.inGerman, words.unread];
  return (
    <Stack gap={5}>
      <Codes>
        <Table caption={words.matrix} head={head}>
          {report.spoken.map(({ component, inAllLanguages, inGerman, unread }) => (
            <tr key={component} lang="en">
              <th scope="row">{component}</th>
              {[inAllLanguages, inGerman, unread].map((stories, column) => (
                <td key={head[column]}>{stories.join(', ')}</td>
              ))}
            </tr>
          ))}
        </Table>
      </Codes>
      <ul>
        {words.notCovered.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Stack>
  );
}

const Codes = styled.div`
  & td,
  & th {
    hyphens: manual;
    overflow-wrap: anywhere;
  }
`;
