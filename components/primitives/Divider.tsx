import styled from '@emotion/styled';
import { space, type SpaceProps } from 'styled-system';
import { keepFromDom } from './systemProps.ts';

export interface DividerProps extends SpaceProps {
  /** The line is mere ornament, so screen readers should not announce a separator. */
  decorative?: boolean;
}

/** A hairline across its container. */
export function Divider({ decorative = false, ...spacing }: DividerProps) {
  return <Line {...(decorative && { role: 'none' })} {...spacing} />;
}

const Line = styled('hr', keepFromDom(space))<SpaceProps>`
  width: 100%;
  height: 0;
  border: 0;
  border-top: 1px solid var(--color-hairline);
  ${space}
`;
