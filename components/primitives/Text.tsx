import styled from '@emotion/styled';
import type { FunctionComponent } from 'react';
import { space, type SpaceProps } from 'styled-system';
import type { FontSize } from './fontSizes.ts';
import { keepFromDom, type ElementProps } from './systemProps.ts';

interface TextOwnProps extends SpaceProps {
  /** Default: the size of the text around it. */
  size?: FontSize;
  /** Default `inherit`. */
  tone?: 'ink' | 'muted' | 'inherit';
  weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  /** Keeps lines to 60 to 75 characters, which the eye follows easily. */
  measure?: boolean;
}

export type TextProps = TextOwnProps & ElementProps<TextOwnProps>;

/** Running text without margins; a paragraph unless `as` says otherwise. */
export const Text = styled(
  'p' as unknown as FunctionComponent<TextProps>,
  keepFromDom('size', 'tone', 'weight', 'measure', space),
)`
  ${({ size }) => size && `font-size: var(--font-size-${size});`}
  ${({ tone = 'inherit' }) => colors[tone]}
  ${({ weight }) => weight && `font-weight: var(--weight-${weight});`}
  ${({ measure }) => measure && 'max-width: var(--size-measure);'}
  ${space}
`;

const colors = {
  ink: 'color: var(--color-ink);',
  muted: 'color: var(--color-ink-muted);',
  inherit: '',
};
