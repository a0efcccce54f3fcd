import styled from '@emotion/styled';
import type { Property } from 'csstype';
import type { ElementType, FunctionComponent } from 'react';
import { compose, system, type ResponsiveValue } from 'styled-system';
import { keepFromDom, systemStyles, type ElementProps, type SystemProps } from './systemProps.ts';

interface StackOwnProps {
  /** Step of the space scale between the children. Default 4, that is 16 px. */
  gap?: ResponsiveValue<number | string>;
  /** Default `column`. */
  direction?: ResponsiveValue<Property.FlexDirection>;
  align?: ResponsiveValue<Property.AlignItems>;
  justify?: ResponsiveValue<Property.JustifyContent>;
  /** Lets a row continue on the next line. */
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

/** Sets its children below or beside each other with equal gaps. `as="ul"` gives a plain list. */
export const Stack = styled(
  'div' as unknown as FunctionComponent<StackProps>,
  keepFromDom(stackStyles),
)`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
  ${({ as }) => listReset(as)}
  ${stackStyles}
`;

// Safari no longer announces a list whose style is `none`; an empty string keeps it a list.
function listReset(element: ElementType | undefined) {
  return element === 'ul' || element === 'ol' ? "padding: 0; list-style: '';" : '';
}
