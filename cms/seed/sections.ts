import { sections, type Field, type SectionName } from '../../data/fields/forms.ts';
import type { Collection } from './Collection.ts';

/**
 * Directus' form refuses a draft without a required field, and the text's form does not know the status of its page. So
 * fields in a folded section are required only on publication (extensions/collegium/publishing).
 */
export function mayBeIncomplete(fields: Collection['fields']): Collection['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.section === undefined ? field : { ...field, required: false },
    ]),
  );
}

/** Returns the fields with a heading that folds, before the first field of each section. */
export function inSections(fields: Collection['fields']): Collection['fields'] {
  const opened = new Set<SectionName>();
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
      const { section } = field;
      if (section === undefined || opened.has(section)) return [[name, field]];
      opened.add(section);
      return [
        [sectionField(section), headingOf(section)],
        [name, field],
      ];
    }),
  );
}

function headingOf(section: SectionName): Field {
  return {
    label: sections[section],
    type: 'alias',
    interface: 'group-detail',
    special: ['alias', 'no-data', 'group'],
    options: { start: 'closed' },
  };
}

/** The name of the field that Directus groups the fields of a section by. */
export function sectionField(section: SectionName): string {
  return `section_${section}`;
}
