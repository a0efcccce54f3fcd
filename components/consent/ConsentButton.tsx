import { Label } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';

/** Opens the banner again from within a page, as {@link ConsentLink} does from the footer. */
export function ConsentButton() {
  return (
    <Button variant="secondary" data-consents="">
      <Label name="consent.settings" />
    </Button>
  );
}
