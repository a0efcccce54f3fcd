import styled from '@emotion/styled';
import type { Ref } from 'react';
import { Label } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';

interface MoreLineProps {
  shown: number;
  total: number;
  button?: Ref<HTMLButtonElement>;
}

/** Shows how many products are visible, with a button for more. Must be inside a form, which the button submits. */
export function MoreLine({ shown, total, button }: MoreLineProps) {
  return (
    <Line>
      <p>
        <Label name="products.shown" values={{ shown, total }} />
      </p>
      {/* Hidden from screen readers: the sentence says the same. */}
      <progress value={shown} max={total} aria-hidden />
      <Button type="submit" variant="secondary" size="lg" ref={button}>
        <Label name="products.more" />
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  margin-top: var(--space-8);
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
  & > progress {
    width: min(100%, 14rem);
    height: 2px;
    margin-bottom: var(--space-3);
    border: 0;
    background: var(--color-surface-strong);
    appearance: none;
    &::-webkit-progress-bar {
      background: var(--color-surface-strong);
    }
    &::-webkit-progress-value {
      background: var(--color-accent);
    }
    /* A browser throws an error when a rule with a pseudo-element that it does not know is inserted
       (components/island/styleCache.ts), and the island would not be rendered. */
    @supports selector(::-moz-progress-bar) {
      &::-moz-progress-bar {
        background: var(--color-accent);
      }
    }
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
