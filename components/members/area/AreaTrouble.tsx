import styled from '@emotion/styled';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Notice } from '../../primitives/Notice.tsx';

interface AreaTroubleProps {
  reason: 'away' | 'limited';
  /** During a retry the button stays, because it has the focus. */
  isRetrying?: boolean | undefined;
  onRetry: () => void;
}

/** Says that the backend did not answer, with a button to retry. */
export function AreaTrouble({ reason, isRetrying = false, onRetry }: AreaTroubleProps) {
  const { label } = useLabels();
  return (
    <Frame>
      <div role="alert">
        <Notice tone="danger">
          <Label name={`members.trouble.${reason}`} />
        </Notice>
      </div>
      <div>
        <Button busy={isRetrying} busyLabel={label('members.loading')} onClick={onRetry}>
          <Label name="members.retry" />
        </Button>
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: var(--size-measure);
`;
