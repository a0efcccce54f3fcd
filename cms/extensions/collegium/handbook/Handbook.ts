import { useApi } from '@directus/extensions-sdk';
import { defineComponent, h, ref, resolveComponent, watch } from 'vue';
import { useI18n } from 'vue-i18n';
import { useRouter } from 'vue-router';
import { languageIn, wordsIn, type OverviewWords } from '../overview/words.ts';
import { handbookEndpoint, handbookPath } from './path.ts';
import type { HandbookContent, HandbookLanguage } from './readHandbook.ts';
import { styles } from './styles.ts';

/** The pages of the handbook. Written with Vue's render functions: the bundle has no compiler for templates. */
export const Handbook = defineComponent({
  name: 'CollegiumHandbook',
  props: ['task'],
  setup: useHandbookPage,
});

interface Properties {
  /** The number of a task, or undefined for the list of all tasks. */
  readonly task?: string;
}

function useHandbookPage(properties: Properties) {
  const { locale } = useI18n();
  const follow = useLinksWithin();
  const read = useHandbook();
  const content = ref<HandbookContent | 'loading' | 'failed'>('loading');
  watch(
    locale,
    async (current) => {
      content.value = await read(languageOf(current)).catch(() => 'failed' as const);
    },
    { immediate: true },
  );
  return () => {
    const words = wordsIn(locale.value);
    const found = content.value;
    const page = { class: 'collegium-handbook', onClick: follow };
    return h(
      resolveComponent('private-view'),
      { title: words.handbook.title, icon: 'menu_book' },
      {
        navigation: () => (typeof found === 'string' ? undefined : navigationOf(found)),
        default: () => [
          h('style', {}, styles),
          typeof found === 'string'
            ? h('p', { role: 'status', class: page.class }, words[found])
            : h(
                'article',
                page,
                partsOf(found, Number(properties.task ?? 0), words, languageOf(locale.value)),
              ),
        ],
      },
    );
  };
}

/** Reads the handbook. Must be called in `setup`. */
function useHandbook() {
  const api = useApi();
  return async (language: HandbookLanguage) => {
    const { data } = await api.get(`/${handbookEndpoint}/${language}`, { params: {} });
    return (data as { readonly data: HandbookContent }).data;
  };
}

/** Opens links of the handbook's text without loading Directus again. Must be called in `setup`. */
function useLinksWithin() {
  const router = useRouter();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const [, path] = /\/admin(\/.*)$/.exec(link?.pathname ?? '') ?? [];
    // Directus' own links have called `preventDefault`. With a key, the browser opens a tab.
    if (!path || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void router.push(path);
  };
}

/** The handbook has no French. */
function languageOf(locale: string): HandbookLanguage {
  return languageIn(locale) === 'de' ? 'de' : 'en';
}

function navigationOf({ tasks }: HandbookContent) {
  const parts = (name: string) => resolveComponent(name);
  return h(parts('v-list'), { nav: true }, () =>
    tasks.map(({ title }, index) =>
      h(parts('v-list-item'), { key: index, to: `${handbookPath}/${index + 1}` }, () => [
        h(parts('v-list-item-content'), {}, () => title),
      ]),
    ),
  );
}

/** Returns the content of a task's page, or of the list of all tasks. */
function partsOf(
  { intro, tasks }: HandbookContent,
  number: number,
  { handbook }: OverviewWords,
  lang: HandbookLanguage,
) {
  const task = tasks[number - 1];
  const before = tasks[number - 2];
  const after = tasks[number];
  const link = (to: number, label: string, title: string) =>
    h('p', {}, [
      `${label}: `,
      h(resolveComponent('router-link'), { to: `${handbookPath}/${to}`, lang }, () => title),
    ]);
  return [
    // A key for each page: the new element takes the focus that the pressed link had.
    task
      ? h('h2', { key: number, onVnodeMounted: focus, tabindex: -1, lang }, task.title)
      : h('h2', { key: 0, onVnodeMounted: focus, tabindex: -1 }, handbook.tasks),
    h('div', { lang, innerHTML: task?.html ?? intro }),
    task &&
      h('footer', {}, [
        before && link(number - 1, handbook.previous, before.title),
        after && link(number + 1, handbook.next, after.title),
      ]),
  ];
}

/** Called once for each new element. Vue would call a function in `ref` after each rendering, too. */
function focus({ el }: { readonly el: HTMLElement }): void {
  el.focus();
}
