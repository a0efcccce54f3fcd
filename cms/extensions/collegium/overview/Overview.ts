import { defineComponent, h, ref, resolveComponent, watch } from 'vue';
import { useI18n } from 'vue-i18n';
import { DeadLinksPanel } from '../deadLinks/DeadLinksPanel.ts';
import { handbookPath } from '../handbook/path.ts';
import { ProblemsPanel } from '../problems/ProblemsPanel.ts';
import { builtCollections } from '../publication/changesSince.ts';
import { PublicationPanel } from '../publication/PublicationPanel.ts';
import { card, cardHeading, linkStyle } from '../styles.ts';
import { useOverview, type Group, type PanelContent } from './readOverview.ts';
import { useUnprotectedAccount } from './unprotectedAccount.ts';
import type { ReadableCollection } from './panels.ts';
import { languageIn, wordsIn, type OverviewWords } from './words.ts';

/** The page of the overview. Written with Vue's render functions: the bundle has no compiler for templates. */
export const Overview = defineComponent({ name: 'CollegiumOverview', setup: useOverviewPage });

function useOverviewPage() {
  const { locale } = useI18n();
  const { collections, read } = useOverview();
  const built = builtCollections(collections);
  const ownPage = useUnprotectedAccount();
  const contents = ref<readonly PanelContent[] | 'loading'>('loading');
  watch(
    locale,
    async (current) => {
      contents.value = await read(languageIn(current));
    },
    { immediate: true },
  );
  return () => {
    const words = wordsIn(locale.value);
    const found = contents.value;
    return h(
      resolveComponent('private-view'),
      { title: words.title, icon: 'space_dashboard' },
      {
        navigation: () => navigationOf(collections),
        default: () =>
          h('div', { style: grid }, [
            // The website may answer slowly, and problems and links of all content take a moment: each is read apart from the others.
            built.length > 0 && [
              h(PublicationPanel, { collections: built }),
              h(ProblemsPanel, {}),
              h(DeadLinksPanel, {}),
            ],
            ...(found === 'loading'
              ? [h('p', { role: 'status' }, words.loading)]
              : [
                  ...found.map((content) => panelOf(content, words)),
                  handbookLink(words),
                  ownPage !== undefined && secondFactor(ownPage, words),
                ]),
          ]),
      },
    );
  };
}

/** Links to the collections, as in Directus' own navigation. */
function navigationOf(collections: readonly ReadableCollection[]) {
  const parts = (name: string) => resolveComponent(name);
  return h(parts('v-list'), { nav: true }, () =>
    collections.map(({ collection, name, icon }) =>
      h(parts('v-list-item'), { key: collection, to: `/content/${collection}` }, () => [
        h(parts('v-list-item-icon'), {}, () => h(parts('v-icon'), { name: icon ?? 'article' })),
        h(parts('v-list-item-content'), {}, () => name),
      ]),
    ),
  );
}

function panelOf({ panel, groups }: PanelContent, words: OverviewWords) {
  const { title, none } = words.panels[panel];
  const id = `overview-${panel}`;
  if (groups === 'failed') {
    return h('section', { 'aria-labelledby': id, style: card }, [
      h('h2', { id, class: 'type-title', style: cardHeading }, title),
      h('p', { role: 'status' }, words.failed),
    ]);
  }
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return h('section', { 'aria-labelledby': id, style: card }, [
    h(
      'h2',
      { id, class: 'type-title', style: cardHeading },
      total > 0 ? `${title} (${total})` : title,
    ),
    groups.length === 0 ? h('p', {}, none) : groups.map((group) => groupOf(group, words)),
  ]);
}

function handbookLink({ handbook }: OverviewWords) {
  const id = 'overview-handbook';
  return h('section', { 'aria-labelledby': id, style: card }, [
    h('h2', { id, class: 'type-title', style: cardHeading }, handbook.title),
    h('p', { style: cardHeading }, handbook.reason),
    h(resolveComponent('router-link'), { to: handbookPath, style: linkStyle }, () => handbook.open),
  ]);
}

/** Recommends a second factor. Whoever needs one sees nothing but its set-up until then (guard/secondFactor.ts). */
function secondFactor(ownPage: string, { account }: OverviewWords) {
  const id = 'overview-account';
  return h('section', { 'aria-labelledby': id, style: card }, [
    h('h2', { id, class: 'type-title', style: cardHeading }, account.title),
    h('p', { style: cardHeading }, account.reason),
    h(resolveComponent('router-link'), { to: ownPage, style: linkStyle }, () => account.setUp),
  ]);
}

function groupOf({ collection, name, icon, total, entries }: Group, words: OverviewWords) {
  const link = resolveComponent('router-link');
  return [
    h(
      'ul',
      { style: list, 'aria-label': name },
      entries.map((entry) =>
        h('li', { key: entry.link, style: row }, [
          h(resolveComponent('v-icon'), { name: icon, small: true, 'aria-hidden': 'true' }),
          h('span', {}, [
            h(
              link,
              { to: entry.link, style: linkStyle, lang: entry.titleLanguage },
              () => entry.title,
            ),
            entry.detail === '' ? '' : ` · ${entry.detail}`,
          ]),
        ]),
      ),
    ),
    total > entries.length &&
      h(link, { to: `/content/${collection}`, style: linkStyle }, () => words.all(total, name)),
  ];
}

/* Only Directus' own variables, so that the overview follows the theme and dark mode. */
const grid = {
  padding: '0 var(--content-padding)',
  display: 'grid',
  gap: '24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  paddingBottom: '48px',
};
const list = { listStyle: 'none', padding: '0', margin: '0' };
const row = { display: 'flex', gap: '8px', alignItems: 'start', padding: '4px 0' };
