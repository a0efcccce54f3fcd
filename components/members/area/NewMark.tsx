import styled from '@emotion/styled';
import { Label } from '../../i18n/Labels.tsx';

/** Marks items that are new since the member's last visit. */
export function NewMark() {
  return (
    <Mark>
      <Label name="members.new" />
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-block;
  margin-inline-start: var(--space-2);
  padding: 0.1em 0.6em;
  border-radius: var(--radius-sm);
  background: var(--color-accent-soft);
  color: var(--color-on-accent-soft);
  font-family: var(--font-body);
  font-size: var(--font-size-xs);
  font-weight: var(--weight-semibold);
  line-height: var(--line-snug);
  vertical-align: 0.15em;
  white-space: nowrap;
`;
