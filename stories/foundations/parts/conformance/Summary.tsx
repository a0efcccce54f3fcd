import type { Adherence } from '../../../../.storybook/conformance/Evidence.ts';
import { longDate } from '../../../../components/i18n/FormattedDate.tsx';
import { Stack } from '../../../../components/primitives/Stack.tsx';
import { Text } from '../../../../components/primitives/Text.tsx';
import { Figure, Table } from '../Table.tsx';
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
      <Table
        caption={words.figures(number(all))}
        head={levels.map(([level]) => words.levels[level])}
      >
        <tr>
          {levels.map(([level, count]) => (
            <Figure key={level}>{number(count)}</Figure>
          ))}
        </tr>
      </Table>
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
