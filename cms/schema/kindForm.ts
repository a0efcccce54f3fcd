import type { Field } from '../../data/fields/forms.ts';
import type { Kind } from '../../data/kinds/kind.ts';

/** The form of a kind of content in Directus. */
export interface KindForm extends Pick<Kind, 'label' | 'note' | 'icon' | 'group' | 'template'> {
  readonly fields: Readonly<Record<string, Field>>;
  readonly translations?: Readonly<Record<string, Field>>;
}
