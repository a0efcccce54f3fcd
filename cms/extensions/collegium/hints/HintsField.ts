import { computed, defineComponent, h, inject } from 'vue';
import { useI18n } from 'vue-i18n';
import { hintsInterface } from '../../../schema/hints.ts';
import { formLanguage } from '../formLanguage.ts';
import { wordsIn } from '../overview/words.ts';
import { presentationField } from '../presentationField.ts';
import { framed } from '../styles.ts';
import { findHints, longestDescription, longestTitle, type Texts } from './findHints.ts';
import type { HintWords } from './hint.ts';
import { useHintList } from './hintList.ts';

/** Shows below the texts of a page how search engines show it, and hints about the texts. */
const HintsField = defineComponent({
  name: 'CollegiumHints',
  props: ['collection', 'primaryKey'],
  setup: useHints,
});

interface Props {
  readonly collection?: string;
  readonly primaryKey?: string | number;
}

type Values = Readonly<Record<string, unknown>>;

function useHints(props: Props) {
  const { locale } = useI18n();
  const values = inject('values') as { readonly value: Values };
  const written = computed(() => textsIn(values.value));
  const hints = computed(() => findHints(written.value, formLanguage(values.value)));
  const hintList = useHintList();
  return () => {
    const words = wordsIn(locale.value).hints;
    const itemKey = `${props.collection} ${props.primaryKey ?? '+'}`;
    return h('div', { class: hintsInterface, tabindex: -1, style: column }, [
      preview(written.value, values.value, words),
      hintList(hints.value, itemKey, words),
    ]);
  };
}

/** The page as a search engine or a shared link shows it, with texts that are too long cut. */
function preview({ title, description }: Texts, values: Values, words: HintWords) {
  const lang = formLanguage(values);
  const slug = textOf(values['slug']);
  return h('figure', { style: box }, [
    h('figcaption', { style: quiet }, words.preview),
    h('p', { style: quiet }, `… › ${slug.split('/').join(' › ')}`),
    h('p', { lang, style: heading }, cut(title, longestTitle)),
    h('p', { lang }, cut(description, longestDescription)),
  ]);
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  return `${start.slice(0, start.lastIndexOf(' ')).trimEnd()} …`;
}

function textsIn(values: Values): Texts {
  return {
    title: textOf(values['title']),
    description: textOf(values['description']),
    body: textOf(values['body']),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The interface of the field `hints`, for Directus' forms. Only the schema places it. */
export const hintsField = {
  id: hintsInterface,
  name: 'Collegium: hints about a text',
  icon: 'tips_and_updates',
  component: HintsField,
  ...presentationField,
};

const column = { display: 'flex', flexDirection: 'column', gap: '12px' };
const box = { ...framed, margin: 0 };
/** Directus' colour for quiet texts has too little contrast. */
const quiet = { fontSize: '13px' };
const heading = { color: 'var(--theme--foreground-accent)', fontSize: '18px', fontWeight: 600 };
