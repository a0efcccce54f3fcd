import { computed, defineComponent, h, inject, ref, watch } from 'vue';
import { useI18n } from 'vue-i18n';
import { framed, plainList } from '../styles.ts';
import { fileUseInterface } from '../../../schema/fileUse.ts';
import { useHintList } from '../hints/hintList.ts';
import { languageIn, wordsIn, type OverviewWords } from '../overview/words.ts';
import { presentationField } from '../presentationField.ts';
import { findFileHints, type StoredFile } from './findFileHints.ts';
import { useFileUses, type Uses } from './readUses.ts';
import { recordLink } from './recordLink.ts';
import type { Use } from './uses.ts';

/** Shows on a file's form which records use the file, and hints about the file. */
const FileUseField = defineComponent({
  name: 'CollegiumFileUse',
  props: ['primaryKey'],
  setup: useFileUse,
});

interface Props {
  readonly primaryKey?: string | number;
}

function useFileUse(props: Props) {
  const { locale } = useI18n();
  const values = inject('values') as { readonly value: Readonly<Record<string, unknown>> };
  const read = useFileUses();
  const hintList = useHintList();
  const file = computed(() => String(props.primaryKey ?? '+'));
  const uses = ref<Uses | 'loading' | 'failed'>('loading');
  watch(
    file,
    async (wanted) => {
      // The form of several files at once has no key.
      if (wanted === '+') return;
      uses.value = 'loading';
      const found = await read(wanted, languageIn(locale.value)).catch(() => 'failed' as const);
      // The form may show another file by now.
      if (wanted === file.value) uses.value = found;
    },
    { immediate: true },
  );
  return () => {
    if (file.value === '+') return undefined;
    const words = wordsIn(locale.value);
    const found = uses.value;
    const { usedIn, hints: heading } = words.fileUse;
    return h('div', { class: fileUseInterface, style: column }, [
      section(`used-in-${file.value}`, usedIn, usesOf(found, words, locale.value)),
      typeof found !== 'string' &&
        section(
          `hints-${file.value}`,
          heading,
          hintList(
            findFileHints(fileIn(values.value), found.shown),
            `directus_files ${file.value}`,
            words.hints,
          ),
        ),
    ]);
  };
}

function section(id: string, name: string, content: unknown) {
  return h('section', { 'aria-labelledby': id, tabindex: -1, style: framed }, [
    h('h2', { id, class: 'type-label', style: heading }, name),
    content,
  ]);
}

function usesOf(found: Uses | 'loading' | 'failed', words: OverviewWords, locale: string) {
  if (typeof found === 'string') return h('p', { role: 'status' }, words[found]);
  const { shown, total } = found;
  const { none, more } = words.fileUse;
  if (total === 0) return h('p', {}, none);
  return [
    h(
      'ul',
      { style: plainList },
      shown.map((use) => rowOf(use, words, locale)),
    ),
    total > shown.length && h('p', {}, more(total - shown.length)),
  ];
}

function rowOf({ undescribedIn, ...record }: Use, { fileUse }: OverviewWords, locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const languages = undescribedIn.map((code) => names.of(code)).join(', ');
  return h('li', { key: record.link }, [
    recordLink(record),
    languages === '' ? '' : ` · ${fileUse.undescribed(languages)}`,
  ]);
}

function fileIn({ type, width, filesize }: Readonly<Record<string, unknown>>): StoredFile {
  return {
    type: typeof type === 'string' ? type : '',
    width: Number(width ?? 0),
    // Some databases answer large numbers as texts.
    size: Number(filesize ?? 0),
  };
}

/** The interface of the field `use`, for Directus' forms. Only the schema places it. */
export const fileUseField = {
  id: fileUseInterface,
  name: 'Collegium: where a file is used',
  icon: 'account_tree',
  component: FileUseField,
  ...presentationField,
};

const column = { display: 'flex', flexDirection: 'column', gap: '12px' };
const heading = { marginBottom: '8px' };
