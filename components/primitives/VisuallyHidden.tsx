import styled from '@emotion/styled';
import type { FunctionComponent } from 'react';
import { keepFromDom, type ElementProps } from './systemProps.ts';

interface VisuallyHiddenOwnProps {
  /** Shows the element while it or something in it has the focus, as a skip link must. */
  focusable?: boolean;
}

export type VisuallyHiddenProps = VisuallyHiddenOwnProps & ElementProps<VisuallyHiddenOwnProps>;

/** Text for screen readers only. */
export const VisuallyHidden = styled(
  'span' as unknown as FunctionComponent<VisuallyHiddenProps>,
  keepFromDom('focusable'),
)`
  ${({ focusable }) => (focusable ? `&:not(:focus, :focus-within) { ${hidden} }` : hidden)}
`;

// `nowrap` keeps screen readers from running the words together in the 1 px box.
const hidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
