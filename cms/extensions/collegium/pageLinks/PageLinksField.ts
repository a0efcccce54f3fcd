import { computed, defineComponent, h, ref, watch } from 'vue';
import { useI18n } from 'vue-i18n';
import { pageLinksInterface } from '../../../schema/pageLinks.ts';
import { recordLink } from '../fileUse/recordLink.ts';
import { languageIn, wordsIn } from '../overview/words.ts';
import { presentationField } from '../presentationField.ts';
import { framed, plainList } from '../styles.ts';
import { useLinks, type Links } from './readLinks.ts';

/** Shows on a page's form which records link to the page. */
const PageLinksField = defineComponent({
  name: 'CollegiumPageLinks',
  props: ['primaryKey'],
  setup: usePageLinks,
});

interface Props {
  readonly primaryKey?: string | number;
}

function usePageLinks(props: Props) {
  const { locale } = useI18n();
  const read = useLinks();
  const page = computed(() => String(props.primaryKey ?? '+'));
  const links = ref<Links | 'loading' | 'failed'>('loading');
  watch(
    page,
    async (wanted) => {
      links.value = 'loading';
      // A new page, and the form of several pages, have no key.
      const found =
        wanted === '+'
          ? { shown: [], isCut: false }
          : await read(wanted, languageIn(locale.value)).catch(() => 'failed' as const);
      // The form may show another page by now.
      if (wanted === page.value) links.value = found;
    },
    { immediate: true },
  );
  return () => {
    const words = wordsIn(locale.value);
    const found = links.value;
    const frame = { class: pageLinksInterface, style: framed };
    if (typeof found === 'string') return h('p', { ...frame, role: 'status' }, words[found]);
    const { shown, isCut } = found;
    if (shown.length === 0) return h('p', frame, words.pageLinks.none);
    return h('div', frame, [
      h(
        'ul',
        { style: plainList },
        shown.map((record) => h('li', { key: record.link }, recordLink(record))),
      ),
      isCut && h('p', {}, words.pageLinks.more),
    ]);
  };
}

/** The interface of the field `links`, for Directus' forms. Only the schema places it. */
export const pageLinksField = {
  id: pageLinksInterface,
  name: 'Collegium: who links to a page',
  icon: 'link',
  component: PageLinksField,
  ...presentationField,
};
