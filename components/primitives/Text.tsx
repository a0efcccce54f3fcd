import styled from '@emotion/styled';
import type { FunctionComponent } from 'react';
import { space, type SpaceProps } from 'styled-system';
import type { FontSize } from './fontSizes.ts';
import { keepFromDom } from './keepFromDom.ts';
import type { ElementProps } from './systemProps.ts';

interface TextOwnProps extends SpaceProps {
  /** Default: the size of the surrounding text. */
  size?: FontSize;
  /** Default `inherit`. */
  tone?: 'ink' | 'muted' | 'inherit';
  /** 400, 500, 600 or 700. Default: the weight of the surrounding text. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  /** Limits lines to 60 to 75 characters, which are easy to read. */
  measure?: boolean;
}

export type TextProps = TextOwnProps & ElementProps<TextOwnProps>;

/** Text without margins. Renders a paragraph unless `as` is set. */
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
