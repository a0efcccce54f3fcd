import { computed, defineComponent, h, resolveComponent, useId, watch } from 'vue';
import { useI18n } from 'vue-i18n';
import { pageInterface } from '../../../../data/fields/forms.ts';
import { languageIn, wordsIn, type OverviewWords } from '../overview/words.ts';
import { linkStyle } from '../styles.ts';
import { combobox } from './combobox.ts';
import { listOfTargets, optionId } from './listOfTargets.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { useTargets } from './useTargets.ts';

/**
 * Picks a page by its title, and stores its German path: a combobox with a list, as ARIA describes it. Directus' own select
 * (11.17.4) has no roles, so screen readers do not announce its entries.
 */
const PageField = defineComponent({
  name: 'CollegiumPage',
  props: ['value', 'disabled', 'orAddress', 'fieldData'],
  emits: ['input'],
  setup: usePageField,
});

interface Props {
  readonly value?: unknown;
  readonly disabled?: boolean;
  /** True if the field may also have an address of another website. */
  readonly orAddress?: boolean;
  /** The field of the form. */
  readonly fieldData?: { readonly name?: string };
}

function usePageField(
  props: Props,
  { emit }: { readonly emit: (event: string, value: unknown) => void },
) {
  const { locale } = useI18n();
  const id = useId();
  const { found, loadMany } = useTargets(computed(() => languageIn(locale.value)));
  const value = computed(() => (typeof props.value === 'string' ? props.value : ''));
  const meaning = computed(() =>
    meaningOf(value.value, found.value.targets, found.value.redirects),
  );
  // Only news and products can be missing so far.
  watch(
    computed(() => meaning.value.kind === 'unknown'),
    (isUnknown) => void (isUnknown && loadMany()),
    { immediate: true },
  );
  const { typed, active, isOpen, isUnclear, matching, ...handlers } = combobox({
    ...{ id, props, value, loadMany },
    targets: computed(() => found.value.targets),
    store: (path) => emit('input', path),
  });
  return () => {
    const words = wordsIn(locale.value).pagePicker;
    const isListed = isOpen.value && found.value.state === 'loaded';
    return h(
      'div',
      {
        class: pageInterface,
        style: around,
        onFocusout: ({ currentTarget, relatedTarget }: FocusEvent) => {
          const isWithin = (currentTarget as Node).contains(relatedTarget as Node | null);
          if (!isWithin) handlers.leave();
        },
      },
      [
        h(
          resolveComponent('v-input'),
          {
            ...{ id, role: 'combobox', 'aria-autocomplete': 'list' },
            'aria-label': props.fieldData?.name ?? words.pages,
            'aria-expanded': String(isListed),
            'aria-controls': isListed ? `${id}-list` : undefined,
            'aria-activedescendant': active.value === -1 ? undefined : optionId(id, active.value),
            'aria-describedby': `${id}-meaning`,
            disabled: props.disabled,
            placeholder: props.orAddress ? words.searchOrAddress : words.search,
            modelValue: typed.value ?? shownText(value.value, meaning.value),
            'onUpdate:modelValue': handlers.type,
            onClick: handlers.openAtPicked,
            onKeydown: handlers.press,
          },
          { append: () => h(resolveComponent('v-icon'), { name: 'expand_more' }) },
        ),
        isListed &&
          listOfTargets(matching.value, {
            id,
            active: active.value,
            stored: value.value,
            words,
            pick: handlers.pick,
            point: handlers.point,
          }),
        h('div', { id: `${id}-meaning`, style: below }, meaningIn(words)),
        h('div', { role: 'status', style: below }, statusIn(words, isListed)),
      ],
    );
  };

  function meaningIn(words: Words) {
    if (typed.value !== undefined || found.value.state !== 'loaded') return undefined;
    const now = meaning.value;
    switch (now.kind) {
      case 'page': {
        const { visibility } = now.target;
        return [
          h('span', {}, value.value),
          visibility !== 'public' && h('p', {}, words.not[visibility]),
        ];
      }
      case 'moved':
        return [
          h('span', {}, value.value),
          h('p', {}, words.moved(now.path)),
          !props.disabled &&
            h(
              'button',
              { type: 'button', style: linkStyle, onClick: () => handlers.pick(now.path) },
              words.useNew,
            ),
        ];
      case 'unknown':
        return found.value.isComplete ? words.unknown : undefined;
      default:
        return undefined;
    }
  }

  function statusIn(words: Words, isListed: boolean) {
    if (found.value.state === 'failed') return words.failed;
    if (isUnclear.value) return props.orAddress ? words.chooseOrAddress : words.choose;
    if (!isListed || typed.value === undefined) return undefined;
    const { length } = matching.value;
    return length === 0 ? words.none : words.found(length);
  }
}

type Words = OverviewWords['pagePicker'];

function shownText(value: string, meaning: Meaning): string {
  return 'target' in meaning ? meaning.target.title : value;
}

/** The interface of fields that name a page (data/fields/forms.ts), for Directus' forms. Only the schema places it. */
export const pageField = {
  id: pageInterface,
  name: 'Collegium: a page of the website',
  icon: 'link',
  component: PageField,
  types: ['string'],
  group: 'standard',
  options: null,
};

const around = { position: 'relative' };
const below = { fontSize: '13px', overflowWrap: 'anywhere' };
