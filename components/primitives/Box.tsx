import styled from '@emotion/styled';
import type { FunctionComponent } from 'react';
import { keepFromDom, systemStyles, type ElementProps, type SystemProps } from './systemProps.ts';

export type BoxProps = SystemProps & ElementProps<SystemProps>;

/**
 * The plainest building block: any element (`as`), placed and coloured by styled-system props
 * that resolve to the tokens, as in `<Box as="section" p={[4, 6]} bg="surface" />`.
 */
export const Box = styled(
  'div' as unknown as FunctionComponent<BoxProps>,
  keepFromDom(systemStyles),
)(systemStyles);
