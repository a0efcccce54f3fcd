import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

/** What neither people nor their assistive technology come upon, and programs fill in. */
export function TrapField() {
  return (
    <VisuallyHidden aria-hidden>
      <input name="website" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}
