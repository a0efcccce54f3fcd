import styled from '@emotion/styled';
import type { Property } from 'csstype';
import type { ElementType, FunctionComponent } from 'react';
import { compose, system, type ResponsiveValue } from 'styled-system';
import { keepFromDom } from './keepFromDom.ts';
import { systemStyles, type ElementProps, type SystemProps } from './systemProps.ts';

interface StackOwnProps {
  /** Step of the space scale between the children. Default 4 (16 px). */
  gap?: ResponsiveValue<number | string>;
  /** Default `column`. */
  direction?: ResponsiveValue<Property.FlexDirection>;
  /** Alignment across the direction, as `align-items` in CSS. */
  align?: ResponsiveValue<Property.AlignItems>;
  /** Distribution along the direction, as `justify-content` in CSS. */
  justify?: ResponsiveValue<Property.JustifyContent>;
  /** Wraps a row to the next line. */
  wrap?: ResponsiveValue<boolean>;
}

type StackLook = StackOwnProps & Omit<SystemProps, keyof StackOwnProps>;

export type StackProps = StackLook & ElementProps<StackLook>;

const stackStyles = compose(
  systemStyles,
  system({
    gap: { property: 'gap', scale: 'space' },
    direction: { property: 'flexDirection' },
    align: { property: 'alignItems' },
    justify: { property: 'justifyContent' },
    wrap: { property: 'flexWrap', transform: (wrap: boolean) => (wrap ? 'wrap' : 'nowrap') },
  }),
);

/** Places its children below or next to each other with equal gaps. `as="ul"` gives a list without bullets. */
export const Stack = styled(
  'div' as unknown as FunctionComponent<StackProps>,
  keepFromDom(stackStyles),
)`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${({ gap }) => (gap === undefined ? 'gap: var(--space-4);' : '')}
  ${({ as }) => listReset(as)}
  ${stackStyles}
`;

// With `list-style: none`, Safari no longer announces a list; an empty string keeps the list semantics.
function listReset(element: ElementType | undefined) {
  return element === 'ul' || element === 'ol' ? "padding: 0; list-style: '';" : '';
}
