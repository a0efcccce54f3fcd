import styled from '@emotion/styled';
import type { FunctionComponent } from 'react';
import { hiddenStyles } from './hiddenStyles.ts';
import { keepFromDom } from './keepFromDom.ts';
import type { ElementProps } from './systemProps.ts';

interface VisuallyHiddenOwnProps {
  /** Shows the element while it, or an element inside, has the focus. For skip links. */
  focusable?: boolean;
}

export type VisuallyHiddenProps = VisuallyHiddenOwnProps & ElementProps<VisuallyHiddenOwnProps>;

/** Text for screen readers only. */
export const VisuallyHidden = styled(
  'span' as unknown as FunctionComponent<VisuallyHiddenProps>,
  keepFromDom('focusable'),
)`
  ${({ focusable }) => (focusable ? `&:not(:focus, :focus-within) { ${hiddenStyles} }` : hiddenStyles)}
`;
