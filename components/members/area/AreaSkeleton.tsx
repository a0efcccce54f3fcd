import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { Label } from '../../i18n/Labels.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';

interface AreaSkeletonProps {
  /** Initially shows the message about the delay. Default false. */
  isLate?: boolean;
}

/**
 * A placeholder while a text loads. After {@link delay} it says that loading takes longer, since a page
 * that stays grey looks broken.
 */
export function AreaSkeleton({ isLate: wasLate = false }: AreaSkeletonProps) {
  const [isLate, setIsLate] = useState(wasLate);

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Frame aria-busy>
      {/* Rendered while still empty: screen readers only announce changes of an existing live region. */}
      <Late role="status">{isLate && <Label name="members.late" />}</Late>
      <VisuallyHidden>
        <Label name="members.loading" />
      </VisuallyHidden>
      <div aria-hidden>
        <Line />
        <Line />
        <Line />
        <Line />
      </div>
    </Frame>
  );
}

/** Milliseconds before the message about the delay. */
const delay = 1000;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: var(--size-measure);
  min-height: 16rem;
  align-content: start;
  /* Without JavaScript nothing is loading. Another text says so. */
  @media (scripting: none) {
    display: none;
  }
`;

const Late = styled.p`
  min-height: 1lh;
  color: var(--color-ink-muted);
`;

const Line = styled.div`
  height: 0.75em;
  margin-bottom: 0.85em;
  border-radius: var(--radius-sm);
  background: var(--color-surface-strong);
  &:nth-of-type(3) {
    width: 86%;
  }
  &:last-child {
    width: 42%;
  }
`;
