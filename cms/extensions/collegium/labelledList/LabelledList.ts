import { computed, defineComponent, h, resolveComponent } from 'vue';
import { useI18n } from 'vue-i18n';
import { labelledListInterface } from '../../../../data/fields/forms.ts';
import { languageIn } from '../overview/words.ts';
import { shownLabel, withLabels, withoutLabels, type Entry } from './labels.ts';

/**
 * Directus' repeater, which shows the label of each entry in the person's language. The repeater's own template renders
 * each translation of an entry by itself, and can't choose one (11.17.4).
 */
const LabelledList = defineComponent<Props>({
  name: 'CollegiumLabelledList',
  props: ['value', 'labelledBy'],
  emits: ['input'],
  setup: useLabelledList,
});

interface Props {
  readonly value?: unknown;
  readonly labelledBy?: string;
}

function useLabelledList(
  props: Props,
  { emit }: { readonly emit: (event: string, value: unknown) => void },
) {
  const { locale } = useI18n();
  const { labelledBy = '' } = props;
  // Computed once for each value: the repeater finds an entry by the identity of its object.
  const labelled = computed(() =>
    isList(props.value)
      ? withLabels(props.value, labelledBy, languageIn(locale.value))
      : props.value,
  );
  return () =>
    // The form's other properties, such as the fields of an entry, reach the repeater as attributes.
    h(resolveComponent('interface-list'), {
      value: labelled.value,
      template: `{{ ${shownLabel} }}`,
      onInput: (value: unknown) => emit('input', isList(value) ? withoutLabels(value) : value),
    });
}

/** A value of another type comes from outside. The repeater warns of it. */
function isList(value: unknown): value is readonly Entry[] {
  return Array.isArray(value);
}

/** The interface of lists with `labelledBy` (data/fields/forms.ts), for Directus' forms. Only the schema places it. */
export const labelledList = {
  id: labelledListInterface,
  name: 'Collegium: a list with labels',
  icon: 'list_alt',
  component: LabelledList,
  types: ['json'],
  group: 'standard',
  options: null,
};
