import type { ConsentOpenerData } from '../../contract/markup.ts';
import { dataAttributes } from '../../contract/dataAttributes.ts';
import { Label } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';

/** Opens the consent banner from within a page, like {@link ConsentLink} in the footer. */
export function ConsentButton() {
  return (
    <Button variant="secondary" {...dataAttributes({ consents: '' } satisfies ConsentOpenerData)}>
      <Label name="consent.settings" />
    </Button>
  );
}
