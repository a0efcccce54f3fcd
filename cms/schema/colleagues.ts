import { words, type Words } from '../../data/fields/words.ts';
import type { Field, Options } from '../../data/fields/forms.ts';

/** The fields of an account that colleagues may read (cms/access/rights/accounts.ts). */
export const namesOfColleague: readonly string[] = ['id', 'first_name', 'last_name'];

const template = '{{ first_name }} {{ last_name }}';

/** A field that names one of the people who work in Directus. Empty after that account was deleted. */
export function colleague(label: Words, rest: Options = {}): Field {
  return {
    label,
    type: 'uuid',
    interface: 'select-dropdown-m2o',
    special: ['m2o'],
    options: { template, enableCreate: false, enableLink: false },
    display: { name: 'related-values', options: { template } },
    width: 'half',
    refersTo: 'directus_users',
    ...rest,
  };
}

/** The one who should answer. */
export const assigned = colleague(words('Zuständig', 'Assigned to'), {
  note: words(
    'Wer sich kümmert. Wählen Sie sich selbst oder eine andere Person, die Nachrichten beantwortet.',
    'Who takes care of it. Choose yourself, or another person who answers messages.',
  ),
});
