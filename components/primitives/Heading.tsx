import styled from '@emotion/styled';
import type { FunctionComponent } from 'react';
import { space, type SpaceProps } from 'styled-system';
import type { FontSize } from './fontSizes.ts';
import { keepFromDom } from './keepFromDom.ts';
import type { ElementProps } from './systemProps.ts';

interface HeadingOwnProps extends SpaceProps {
  /** Heading level in the document outline, by which screen readers navigate. */
  level: HeadingLevel;
  /** Visual size, if it differs from the level's default. */
  size?: FontSize;
}

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type HeadingProps = HeadingOwnProps & Omit<ElementProps<HeadingOwnProps>, 'as'>;

/** A heading without margins: use a `Stack` or the space props for distances. */
export function Heading({ level, size = sizes[level], ...rest }: HeadingProps) {
  return <HeadingLook as={`h${level}`} size={size} {...rest} />;
}

const sizes: Record<HeadingLevel, FontSize> = {
  1: '3xl',
  2: '2xl',
  3: 'xl',
  4: 'lg',
  5: 'md',
  6: 'sm',
};

type HeadingLookProps = Omit<HeadingOwnProps, 'level'> & ElementProps<HeadingOwnProps>;

const HeadingLook = styled(
  'h2' as unknown as FunctionComponent<HeadingLookProps>,
  keepFromDom('size', space),
)`
  font-size: var(--font-size-${({ size }) => size});
  line-height: var(--line-tight);
  ${space}
`;
