import { Row } from '../Sheet.tsx';
import { CriterionName, Findings, Rows } from './CriterionRow.tsx';
import { report } from './report.ts';

interface CriteriaProps {
  /** The chapter's id in OpenACR's catalogue. */
  chapter: string;
}

/** The success criteria of one level. */
export function Criteria({ chapter }: CriteriaProps) {
  const { criteria = [] } = report.chapters.find(({ id }) => id === chapter) ?? {};
  return (
    <Rows role="list">
      {criteria.map((criterion) => (
        <Row key={criterion.id}>
          <CriterionName {...criterion} />
          <Findings {...criterion} />
        </Row>
      ))}
    </Rows>
  );
}
