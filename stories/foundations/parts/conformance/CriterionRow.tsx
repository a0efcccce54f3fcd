import styled from '@emotion/styled';
import type { ReportCriterion } from '../../../../.storybook/conformance/Report.ts';
import { Text } from '../../../../components/primitives/Text.tsx';
import { Name, Value } from '../Sheet.tsx';
import { useReportWords } from './useReportWords.ts';

/** Number and name of a criterion, and its clause in EN 301 549. */
export function CriterionName({ id, name, clause }: ReportCriterion) {
  const { language, words } = useReportWords();
  // Criteria of EN 301 549 have only English names.
  const isEnglish = name[language] === name.en;
  return (
    <Name>
      {id} <span lang={isEnglish ? 'en' : undefined}>{name[language]}</span>
      {clause !== undefined && (
        <Value>
          {words.clause} {clause}
        </Value>
      )}
    </Name>
  );
}

/** Result, remark and evidence. */
export function Findings({ level, remark, rules, tests }: ReportCriterion) {
  const { language, words } = useReportWords();
  return (
    <div>
      <Text weight="semibold">{words.levels[level]}</Text>
      <Text measure size="sm">
        {remark[language]}
      </Text>
      {rules.length + tests.length > 0 && (
        <Evidence>
          <summary>{words.evidence}</summary>
          {rules.length > 0 && (
            <>
              <p>{words.rules}</p>
              <Codes lang="en">{rules.join(', ')}</Codes>
            </>
          )}
          {tests.length > 0 && (
            <>
              <p>{words.tests}</p>
              <ul lang="en">
                {tests.map((test) => (
                  <Codes as="li" key={test}>
                    {test}
                  </Codes>
                ))}
              </ul>
            </>
          )}
        </Evidence>
      )}
    </div>
  );
}

export const Rows = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-width: 75rem;
  padding: 0;
  list-style: '';
  & > li {
    align-items: start;
  }
`;

const Evidence = styled.details`
  font-size: var(--font-size-xs);
  & > summary {
    padding-block: var(--space-1);
    color: var(--color-ink-muted);
    cursor: pointer;
  }
  & > p {
    font-weight: var(--weight-medium);
  }
`;

/** Names of rules and tests: no hyphen, but a break where there is no space. */
const Codes = styled.p`
  hyphens: manual;
  overflow-wrap: anywhere;
`;
