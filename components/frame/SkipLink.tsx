import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';

/** The id of the main region on every page. */
export const mainId = 'main';

/** The first focusable element on every page: skips the menus (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <Anchor href={`#${mainId}`}>
      <Label name="skipLink" />
    </Anchor>
  );
}

const Anchor = styled.a`
  position: absolute;
  z-index: 2;
  inset: var(--space-2) auto auto var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-weight: var(--weight-semibold);
  /* Moved out of the window instead of hidden, so that the keyboard still reaches the link. */
  &:not(:focus) {
    translate: 0 -200%;
  }
`;
