import styled from '@emotion/styled';
import type { Adherence } from '../../../../.storybook/conformance/Evidence.ts';
import { longDate } from '../../../../components/i18n/FormattedDate.tsx';
import { Stack } from '../../../../components/primitives/Stack.tsx';
import { Text } from '../../../../components/primitives/Text.tsx';
import { report } from './report.ts';
import { useReportWords } from './useReportWords.ts';

/** How many criteria have which result, and what the report is about. */
export function Summary() {
  const { language, words, number } = useReportWords();
  const { results, figures } = report;
  const levels = Object.entries(figures) as [Adherence, number][];
  const all = levels.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Stack gap={5}>
      <Text measure>{words.scope}</Text>
      <Figures>
        <caption>{words.figures(number(all))}</caption>
        <tbody>
          {levels.map(([level, count]) => (
            <tr key={level}>
              <th scope="row">{words.levels[level]}</th>
              <td>{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
      <Text measure>
        {words.check({
          engine: `${results.engine.name} ${results.engine.version}`,
          version: results.version,
          date: longDate(results.date, language),
          pages: number(results.pages),
          violations: number(results.violations),
        })}
      </Text>
      <Text measure>{words.standard}</Text>
    </Stack>
  );
}

/** Narrow enough for a phone, so it need not scroll as other tables do. */
const Figures = styled.table`
  width: 100%;
  max-width: 26rem;
  border-collapse: collapse;

  & caption {
    padding-bottom: var(--space-3);
    color: var(--color-ink-muted);
    text-align: start;
  }
  & th,
  & td {
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-hairline);
  }
  & th {
    font-weight: var(--weight-medium);
    text-align: start;
  }
  & td {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
