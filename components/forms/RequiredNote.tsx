import { Label } from '../i18n/Labels.tsx';
import { Text } from '../primitives/Text.tsx';

/** Says once, above the fields of a form, what the star next to their labels means. */
export function RequiredNote() {
  return (
    <Text size="sm" tone="muted">
      <Label name="everyForm.requiredNote" />
    </Text>
  );
}
