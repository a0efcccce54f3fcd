import styled from '@emotion/styled';
import type { FunctionComponent } from 'react';
import { onBand } from './onBand.ts';
import { keepFromDom } from './keepFromDom.ts';
import { systemStyles, type ElementProps, type SystemProps } from './systemProps.ts';

interface SurfaceOwnProps extends SystemProps {
  /** Default `surface`. */
  tone?: SurfaceTone;
}

type SurfaceTone = 'surface' | 'surface-strong' | 'accent-soft' | 'band';

export type SurfaceProps = SurfaceOwnProps & ElementProps<SurfaceOwnProps>;

/**
 * A background for a group of elements, without a shadow. Padding (24 px) and rounded corners can be
 * changed by system props, as in `<Surface p={[4, 6]} borderRadius="sm">`.
 */
export const Surface = styled(
  'div' as unknown as FunctionComponent<SurfaceProps>,
  keepFromDom('tone', systemStyles),
)`
  padding: var(--space-5);
  /* Forced colours remove the background; there this line is the boundary. */
  outline: 1px solid transparent;
  border-radius: var(--radius-md);
  ${({ tone = 'surface' }) => tones[tone]}
  ${systemStyles}
`;

const tones: Record<SurfaceTone, string> = {
  surface: 'background: var(--color-surface); color: var(--color-ink);',
  'surface-strong': 'background: var(--color-surface-strong); color: var(--color-ink);',
  'accent-soft': 'background: var(--color-accent-soft); color: var(--color-on-accent-soft);',
  band: onBand,
};
