import styled from '@emotion/styled';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Words } from '../i18n/Words.tsx';
import { buttonStyles, type ButtonLook } from './buttonStyles.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { keepFromDom } from './keepFromDom.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type ButtonProps = ButtonLook &
  Busyness &
  Omit<ComponentProps<'button'>, 'style' | 'color'> & {
    /** The label: a verb and its object. */
    children: ReactNode;
    /** Icon before the label. */
    iconStart?: IconName;
    /** Icon after the label, such as a chevron if the button opens something. */
    iconEnd?: IconName;
  };

/** A button that can be busy requires a label for that state, such as "Sending…". */
type Busyness =
  | { busy?: never; busyLabel?: never }
  | {
      /** True while the visitor waits for the result of the press. */
      busy: boolean;
      /** The label while busy. Reserves its width, so that the button never changes its size. */
      busyLabel: Words;
    };

/**
 * A button (`type="button"` by default). While busy, it keeps its focus and width, shows and announces
 * `busyLabel`, is announced as unavailable, and does nothing.
 */
export function Button({
  busy,
  busyLabel,
  iconStart,
  iconEnd,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const canBeBusy = busyLabel !== undefined;
  return (
    <>
      <Frame
        type="button"
        $canBeBusy={canBeBusy}
        {...rest}
        {...(busy && { 'aria-disabled': true })}
        onClick={busy ? ignore : onClick}
      >
        {iconStart && <Icon name={iconStart} size={18} />}
        {canBeBusy ? (
          <Labels>
            <Label $shown={!busy}>{children}</Label>
            <Label $shown={busy}>
              <Words of={busyLabel} />
            </Label>
          </Labels>
        ) : (
          children
        )}
        {iconEnd && <Icon name={iconEnd} size={18} />}
      </Frame>
      {canBeBusy && (
        // A live region must be in the page before its text changes. Inside the button, screen readers
        // would not announce it.
        <VisuallyHidden role="status">{busy && <Words of={busyLabel} />}</VisuallyHidden>
      )}
    </>
  );
}

// Also prevents a busy submit button from submitting its form a second time.
function ignore(event: MouseEvent) {
  event.preventDefault();
}

// While busy, a line at the lower edge grows more and more slowly: it shows activity without promising an
// end.
const busyStyles = `
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    background: currentColor;
    scale: 0 1;
    transform-origin: left;
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
  &[aria-disabled='true']::after {
    scale: 0.92 1;
    @media (prefers-reduced-motion: no-preference) {
      transition: scale 8s cubic-bezier(0.1, 0.8, 0.2, 1);
    }
  }
`;

const Frame = styled('button', keepFromDom('variant', 'size', '$canBeBusy'))<
  ButtonLook & { $canBeBusy: boolean }
>`
  ${(look) => buttonStyles(look, ':not(:disabled, [aria-disabled="true"])')}
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
  ${({ $canBeBusy }) => $canBeBusy && busyStyles}
`;

// Both labels share one grid cell, which is as wide as the longer one.
const Labels = styled.span`
  display: inline-grid;
`;

const Label = styled('span', keepFromDom('$shown'))<{ $shown: boolean }>`
  grid-area: 1 / 1;
  ${({ $shown }) => !$shown && 'visibility: hidden;'}
`;
