import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

/** A honeypot: a field that people and assistive technology do not see, but that spam programs fill in. */
export function TrapField() {
  return (
    <VisuallyHidden aria-hidden>
      <input name="website" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}
