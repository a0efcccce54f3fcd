import styled from '@emotion/styled';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { backdrop } from '../theme/backdrop.ts';

interface FilterSheetProps {
  /** Number of matching products. */
  count: number;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The filters on small screens, in a modal dialog. Open while mounted. The browser traps and restores the
 * focus.
 */
export function FilterSheet({ count, onClose, children }: FilterSheetProps) {
  const { text } = useLabels();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    return () => sheet?.close();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // A click outside closes the dialog, as Escape does.
    <Sheet
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <header>
        <Heading level={2} size="xl" id={titleId}>
          <Label name="products.filter" />
        </Heading>
        <button type="button" aria-label={text('sidebar.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div>{children}</div>
      <footer>
        <Button size="lg" onClick={close}>
          <Label name="products.showResults" values={{ count }} />
        </Button>
      </footer>
    </Sheet>
  );
}

const Sheet = styled.dialog`
  html:has(&[open]) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
  width: 100%;
  max-width: 36rem;
  height: 92dvh;
  max-height: none;
  margin: auto auto 0;
  padding: 0;
  overflow: clip;
  border: 0;
  border-radius: var(--radius-md) var(--radius-md) 0 0;
  background: var(--color-canvas);
  color: var(--color-ink);
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: translate var(--duration-height) var(--ease-out);
    @starting-style {
      translate: 0 100%;
    }
  }
  &::backdrop {
    background: ${backdrop};
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: var(--space-3) var(--space-3) var(--space-3) var(--space-5);
    & > button {
      display: grid;
      place-content: center;
      width: var(--size-target);
      height: var(--size-target);
      border-radius: var(--radius-sm);
    }
    & > button:hover {
      background: var(--color-surface-strong);
    }
  }
  & > div {
    padding-inline: var(--space-5);
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  /* Rows are large enough for fingers. */
  & :is(fieldset, details) > label {
    min-height: var(--size-target);
    padding-block: 0.7rem;
    font-size: var(--font-size-md);
  }
  & > footer {
    display: grid;
    padding: var(--space-3) var(--space-5) max(var(--space-3), env(safe-area-inset-bottom));
    border-top: 1px solid var(--color-hairline);
  }
`;
