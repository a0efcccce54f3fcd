import styled from '@emotion/styled';
import { iconPaths, type IconName } from './iconPaths.ts';

export interface IconProps {
  /** The drawing. Each has one meaning on the whole website. */
  name: IconName;
  /** Text alternative, if no text next to the icon says the same. Without it, screen readers skip the icon. */
  label?: string;
  /** Width and height in px at the default text size. Scales with the visitor's text size. Default 24. */
  size?: number;
  /** Class name from a component that adds styles. */
  className?: string;
}

/** A line icon on a 24 px grid, in the text colour. */
export function Icon({ name, label, size = 24, className }: IconProps) {
  const edge = `${size / 16}rem`;
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing viewBox="0 0 24 24" width={edge} height={edge} className={className} {...meaning}>
      <path d={iconPaths[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
