import styled from '@emotion/styled';
import { iconPaths, type IconName } from './iconPaths.ts';

export interface IconProps {
  name: IconName;
  /** What the icon says where no text beside it does. Without it, screen readers skip the icon. */
  label?: string;
  /** Edge length in px at the default text size; it grows with the visitor's. Default 24. */
  size?: number;
  className?: string;
}

/** A line icon on a 24 px grid in the colour of the text around it. */
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
