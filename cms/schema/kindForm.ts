import type { Field } from '../../data/fields/forms.ts';
import type { Kind } from '../../data/kinds/kind.ts';

/** The form of a kind of content in Directus. */
export interface KindForm extends Pick<Kind, Copied> {
  readonly fields: Readonly<Record<string, Field>>;
  readonly translations?: Readonly<Record<string, Field>>;
}

/** The properties that a form has in common with the declaration of its kind. */
type Copied =
  | ('label' | 'note' | 'icon' | 'group' | 'template')
  | ('listed' | 'listedBy' | 'textsAfter' | 'usedBy');
