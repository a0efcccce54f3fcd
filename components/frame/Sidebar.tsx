import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useLabels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { Button } from '../primitives/Button.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { backdrop } from '../theme/backdrop.ts';

export interface SidebarProps {
  /** The heading of the panel and the label of the button that opens it. */
  title: Words;
  /** The content of the panel. It scrolls if it is longer than the window. */
  children: ReactNode;
}

/**
 * A button that opens a panel at the edge of the window. The panel is a popover: the browser opens it
 * without a script, closes it on Escape or an outside click, and restores the focus. Following a link also
 * closes it (`browser/page/navigation/closeMenus.ts`).
 */
export function Sidebar({ title, children }: SidebarProps) {
  const id = useId();
  const titleId = useId();
  const { text } = useLabels();
  return (
    <div>
      <Button variant="secondary" popoverTarget={id}>
        <Words of={title} />
      </Button>
      <Panel id={id} popover="auto" role="dialog" aria-labelledby={titleId}>
        <Top>
          <Heading level={2} size="xl" id={titleId}>
            <Words of={title} />
          </Heading>
          <Close
            type="button"
            // Moves focus into the panel when it opens. Nothing is focused when the page loads.
            autoFocus
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={text('sidebar.close')}
          >
            <Icon name="close" />
          </Close>
        </Top>
        {children}
      </Panel>
    </div>
  );
}

const Panel = styled.div`
  /* The page behind the open panel does not scroll and keeps its width. */
  html:has(&:popover-open) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
  position: fixed;
  inset: 0 0 0 auto;
  width: min(100%, 26rem);
  height: auto;
  max-height: none;
  margin: 0;
  padding: var(--space-5);
  overflow: hidden auto;
  overscroll-behavior: contain;
  border: 0;
  border-inline-start: 1px solid var(--color-hairline);
  background: var(--color-canvas);
  color: var(--color-ink);
  translate: 100%;
  transition: translate var(--duration-height) var(--ease-out);
  transition-property: translate, display, overlay;
  transition-behavior: allow-discrete;
  &:popover-open {
    translate: 0;
  }
  @starting-style {
    &:popover-open {
      translate: 100%;
    }
  }
  &::backdrop {
    background: ${backdrop};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-4);
  margin-bottom: var(--space-5);
  /* A long title wraps, so that the close button stays in the panel. */
  & > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Close = styled.button`
  flex: none;
  display: grid;
  place-content: center;
  width: var(--size-target);
  height: var(--size-target);
  margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-2)) 0 0;
  border-radius: var(--radius-sm);
  &:hover {
    background: var(--color-surface-strong);
  }
`;
