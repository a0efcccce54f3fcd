import { useApi, useStores } from '@directus/extensions-sdk';
import { computed, defineComponent, h, inject, ref, watch } from 'vue';
import { useI18n } from 'vue-i18n';
import { linkStyle, plainList } from '../styles.ts';
import { earlierTextsInterface } from '../../../schema/earlierTexts.ts';
import { wordsIn, type OverviewWords } from '../overview/words.ts';
import { formLanguage } from '../formLanguage.ts';
import { presentationField } from '../presentationField.ts';
import { versionsOf, type Revision, type Version } from './versions.ts';

/** Lists the earlier versions of a record's texts in one language, each with a button that uses it. */
const EarlierTextsField = defineComponent({
  name: 'CollegiumEarlierTexts',
  props: ['collection', 'primaryKey'],
  emits: ['setFieldValue'],
  setup: useEarlierTexts,
});

interface Props {
  readonly collection?: string;
  readonly primaryKey?: string | number;
}

interface Emitter {
  /** Changes a field of the form. */
  readonly emit: (
    event: 'setFieldValue',
    change: { readonly field: string; readonly value: unknown },
  ) => void;
}

function useEarlierTexts(props: Props, { emit }: Emitter) {
  const { locale } = useI18n();
  const values = inject('values') as { readonly value: Readonly<Record<string, unknown>> };
  const fields = useTextFields(props.collection ?? '');
  const revisions = useRevisions(props);
  const versions = computed(() =>
    versionsOf(
      revisions.value === 'failed' ? [] : revisions.value,
      values.value,
      fields.map(({ field }) => field),
    ),
  );
  const used = ref('');
  const nameOf = (field: string) => fields.find((each) => each.field === field)?.name ?? field;
  return () => {
    const words = wordsIn(locale.value).earlierTexts;
    const lang = formLanguage(values.value);
    const use = (version: Version, time: string, { currentTarget }: Event) => {
      // The pressed button goes away, so the focus moves to the element next to it.
      (currentTarget as HTMLElement).closest<HTMLElement>('[tabindex]')?.focus();
      for (const [field, value] of Object.entries(version.texts)) {
        emit('setFieldValue', { field, value });
      }
      used.value = words.used(time);
    };
    return h('div', { class: earlierTextsInterface, tabindex: -1, style: column }, [
      h('p', { role: 'status' }, revisions.value === 'failed' ? words.failed : used.value),
      versions.value.length === 0 && revisions.value !== 'failed'
        ? h('p', {}, words.none)
        : h(
            'ul',
            { style: plainList },
            versions.value.map((version) => {
              const time = timeIn(locale.value, version.savedAt);
              const names = Object.keys(version.texts).map(nameOf);
              return versionOf(version, { time, names, words, lang }, (event) =>
                use(version, time, event),
              );
            }),
          ),
    ]);
  };
}

/** The fields of the form that hold texts, with their names in the editor's language. */
function useTextFields(collection: string) {
  const store = useStores().useFieldsStore();
  return store
    .getFieldsForCollection(collection)
    .filter(({ type }) => type === 'string' || type === 'text' || type === 'json')
    .filter(({ meta }) => meta?.hidden !== true);
}

/** The latest revisions of the record, the latest first. A new record has none. */
function useRevisions(props: Props) {
  const api = useApi();
  const revisions = ref<readonly Revision[] | 'failed'>([]);
  const read = async (key: Props['primaryKey']) => {
    const filter = { collection: { _eq: props.collection }, item: { _eq: String(key) } };
    const fields = ['id', 'data', 'activity.timestamp'];
    const params = { filter, fields, sort: '-id', limit: maxRevisions };
    const { data } = await api.get('/revisions', { params });
    return (data as { readonly data: readonly Revision[] }).data;
  };
  // When the editor chooses another language, Directus gives this form another record.
  watch(
    computed(() => props.primaryKey),
    async (key) => {
      const isNew = key === undefined || key === '+';
      const found = isNew ? [] : await read(key).catch(() => 'failed' as const);
      if (key === props.primaryKey) revisions.value = found;
    },
    { immediate: true },
  );
  return revisions;
}

/** Maximum number of versions in the list. Older ones are in Directus' revisions of the translation. */
const maxRevisions = 20;

interface Shown {
  readonly time: string;
  readonly names: readonly string[];
  readonly words: OverviewWords['earlierTexts'];
  /** The language of the texts. */
  readonly lang: string;
}

function versionOf(
  { id, texts }: Version,
  { time, names, words, lang }: Shown,
  use: (event: Event) => void,
) {
  return h('li', { key: id, style: row }, [
    h('details', { style: grow }, [
      h('summary', {}, `${time}: ${names.join(', ')}`),
      ...Object.values(texts).map((value) => {
        const text = plainText(value);
        return text === ''
          ? h('p', { style: quoted }, words.empty)
          : h('p', { lang, style: quoted }, text);
      }),
    ]),
    h(
      'button',
      { type: 'button', 'aria-label': `${words.use}: ${time}`, style: linkStyle, onClick: use },
      words.use,
    ),
  ]);
}

/** Returns plain text, never HTML: a revision holds any text that was once saved. */
function plainText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const plain = new DOMParser().parseFromString(text, 'text/html').body.textContent;
  return plain.length > maxShown ? `${plain.slice(0, maxShown)} …` : plain;
}

/** Characters; enough to recognise a text. */
const maxShown = 600;

function timeIn(locale: string, time: string): string {
  return new Date(time).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
}

/** The interface of the field `earlier_texts`, for Directus' forms. Only the schema places it. */
export const earlierTextsField = {
  id: earlierTextsInterface,
  name: 'Collegium: earlier versions of texts',
  icon: 'history',
  component: EarlierTextsField,
  ...presentationField,
};

const column = { display: 'flex', flexDirection: 'column', gap: '8px' };
/** In a narrow form, the button is below the text. */
const row = { display: 'flex', flexWrap: 'wrap', gap: '0 16px', alignItems: 'baseline' };
const grow = { flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' };
const quoted = { margin: '8px 0 0', whiteSpace: 'pre-line' };
