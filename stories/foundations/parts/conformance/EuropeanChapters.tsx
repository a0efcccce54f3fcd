import type { ReportChapter } from '../../../../.storybook/conformance/Report.ts';
import { Row, Name, Value } from '../Sheet.tsx';
import { CriterionName, Findings, Rows } from './CriterionRow.tsx';
import { report } from './report.ts';
import { useReportWords } from './useReportWords.ts';

/** Chapters of EN 301 549 besides web pages. Criteria with the same result for the same reason are one row. */
export function EuropeanChapters() {
  const chapters = report.chapters.filter(
    ({ id, criteria }) => id.startsWith('en_301_549_') && criteria.length > 0,
  );
  return (
    <Rows role="list">
      {chapters.map((chapter) => (
        <Chapter key={chapter.id} {...chapter} />
      ))}
    </Rows>
  );
}

function Chapter({ title, criteria }: ReportChapter) {
  const { language, words, number } = useReportWords();
  const groups = [...Map.groupBy(criteria, ({ level, remark }) => level + remark.en).values()];
  return groups.map((group) => {
    const [first] = group;
    return (
      first && (
        <Row key={first.id}>
          <Name>
            {title[language]}
            {group.length > 1 && <Value>{words.criteria(number(group.length))}</Value>}
            {group.length < 12 && group.map((each) => <CriterionName key={each.id} {...each} />)}
          </Name>
          <Findings {...first} />
        </Row>
      )
    );
  });
}
