import styled from '@emotion/styled';
import type { FunctionComponent } from 'react';
import { space, type SpaceProps } from 'styled-system';
import { containers } from '../theme/tokens.ts';
import { keepFromDom } from './keepFromDom.ts';
import type { ElementProps } from './systemProps.ts';

interface ContainerOwnProps extends SpaceProps {
  /** Maximum width including padding: 640, 768, 1024 or 1280 px. Default `xl`. */
  size?: ContainerSize;
}

type ContainerSize = keyof typeof containers;

export type ContainerProps = ContainerOwnProps & ElementProps<ContainerOwnProps>;

/** Centres its content, with padding of 16 px on a phone up to 32 px on wide windows. */
export const Container = styled(
  'div' as unknown as FunctionComponent<ContainerProps>,
  keepFromDom('size', space),
)`
  max-width: ${({ size = 'xl' }) => containers[size] / 16}rem;
  width: 100%;
  margin-inline: auto;
  padding-inline: clamp(1rem, 5vw, 2rem);
  ${space}
`;
