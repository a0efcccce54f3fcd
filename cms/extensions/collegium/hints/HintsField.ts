import { computed, defineComponent, h, inject, ref } from 'vue';
import { useI18n } from 'vue-i18n';
import { hintsInterface } from '../../../schema/hints.ts';
import { defaultLanguage, languageOf, type Language } from '../../../../locales/languages.ts';
import { linkStyle } from '../linkStyle.ts';
import { wordsIn, type OverviewWords } from '../overview/words.ts';
import { presentationField } from '../presentationField.ts';
import { dismiss, isDismissed, readDismissed } from './dismissed.ts';
import { findHints, longestDescription, longestTitle, type Hint, type Texts } from './findHints.ts';

type HintWords = OverviewWords['hints'];

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

function useHints(props: Props) {
  const { locale } = useI18n();
  const values = inject('values') as { readonly value: Readonly<Record<string, unknown>> };
  const written = computed(() => textsIn(values.value));
  const hints = computed(() => findHints(written.value, languageIn(values.value)));
  const dismissed = ref(readDismissed());
  return () => {
    const words = wordsIn(locale.value).hints;
    const place = `${props.collection} ${props.primaryKey ?? '+'}`;
    const open = hints.value.filter((hint) => !isDismissed(dismissed.value, place, hint));
    const hide = (hint: Hint, { currentTarget }: Event) => {
      // The pressed button goes away, so the focus stays beside it.
      (currentTarget as HTMLElement).closest<HTMLElement>('[tabindex]')?.focus();
      dismissed.value = dismiss(place, hint);
    };
    return h('div', { class: hintsInterface, tabindex: -1, style: column }, [
      preview(written.value, textOf(values.value['slug']), words),
      open.length === 0
        ? h('p', {}, words.none)
        : h(
            'ul',
            { style: list },
            open.map((hint) => hintOf(hint, words, (event) => hide(hint, event))),
          ),
    ]);
  };
}

/** The page as a search engine or a shared link shows it, with texts that are too long cut. */
function preview({ title, description }: Texts, slug: string, words: HintWords) {
  return h('figure', { style: box }, [
    h('figcaption', { style: quiet }, words.preview),
    h('p', { style: quiet }, `… › ${slug.split('/').join(' › ')}`),
    h('p', { style: heading }, cut(title, longestTitle)),
    h('p', {}, cut(description, longestDescription)),
  ]);
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  return `${start.slice(0, start.lastIndexOf(' ')).trimEnd()} …`;
}

function hintOf(hint: Hint, words: HintWords, hide: (event: Event) => void) {
  const sentence = words[hint.name](hint.about);
  return h('li', { key: `${hint.name} ${hint.about}`, style: row }, [
    h('span', { style: text }, sentence),
    h(
      'button',
      {
        type: 'button',
        'aria-label': `${words.hide}: ${sentence}`,
        style: linkStyle,
        onClick: hide,
      },
      words.hide,
    ),
  ]);
}

function textsIn(values: Readonly<Record<string, unknown>>): Texts {
  return {
    title: textOf(values['title']),
    description: textOf(values['description']),
    body: textOf(values['body']),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The language of the texts: its code, or the item with this code. */
function languageIn({ language }: Readonly<Record<string, unknown>>): Language {
  const isItem = typeof language === 'object' && language !== null && 'code' in language;
  const code = isItem ? language.code : language;
  return languageOf(textOf(code)) ?? defaultLanguage;
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
const box = {
  margin: 0,
  padding: '12px 16px',
  border: 'var(--theme--border-width) solid var(--theme--border-color)',
  borderRadius: 'var(--theme--border-radius)',
  overflowWrap: 'anywhere',
};
/** Directus' colour for quiet texts has too little contrast. */
const quiet = { fontSize: '13px' };
const heading = { color: 'var(--theme--foreground-accent)', fontSize: '18px', fontWeight: 600 };
const list = {
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: 0,
  listStyle: 'none',
};
const row = { display: 'flex', gap: '16px', alignItems: 'baseline' };
const text = { flex: 1 };
