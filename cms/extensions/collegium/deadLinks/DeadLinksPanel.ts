import { useApi } from '@directus/extensions-sdk';
import { defineComponent, h, ref, resolveComponent } from 'vue';
import { useI18n } from 'vue-i18n';
import { languageIn, wordsIn, type OverviewWords } from '../overview/words.ts';
import { card, cardHeading, linkStyle, plainList } from '../styles.ts';
import { deadLinksEndpoint, noDeadLinks, type DeadLinksAnswer } from './answer.ts';

/** The panel of the overview about links that lead nowhere. Not shown if there are none. */
export const DeadLinksPanel = defineComponent({ name: 'CollegiumDeadLinks', setup: useDeadLinks });

function useDeadLinks() {
  const { locale } = useI18n();
  const api = useApi();
  const found = ref<DeadLinksAnswer | 'failed'>(noDeadLinks);
  void api
    .get(`/${deadLinksEndpoint}`, { params: {} })
    .then(({ data }) => (data as { readonly data: DeadLinksAnswer }).data)
    .catch(() => 'failed' as const)
    .then((answer) => {
      found.value = answer;
    });
  return () => {
    const words = wordsIn(locale.value);
    const { title } = words.deadLinks;
    if (found.value === 'failed') return panel(title, h('p', { role: 'status' }, words.failed));
    const { total } = found.value;
    if (total === 0) return undefined;
    const links = linksOf(found.value, words, languageIn(locale.value));
    return panel(`${title} (${total})`, links);
  };
}

function panel(title: string, content: unknown) {
  const id = 'overview-dead-links';
  return h('section', { 'aria-labelledby': id, style: card }, [
    h('h2', { id, class: 'type-title', style: cardHeading }, title),
    content,
  ]);
}

function linksOf(
  { links, total, language }: DeadLinksAnswer,
  words: OverviewWords,
  ownLanguage: string,
) {
  const recordLink = resolveComponent('router-link');
  const more = total - links.length;
  return [
    h(
      'ul',
      { style: plainList },
      links.map((link) =>
        h('li', { style: entry }, [
          h(recordLink, { to: link.record, style: linkStyle, lang: language }, () => link.place),
          h('div', {}, words.deadLinks.link(link.words, link.address)),
          h('div', {}, sentences(link, words, ownLanguage)),
        ]),
      ),
    ),
    more > 0 && h('p', {}, words.fileUse.more(more)),
  ];
}

function sentences(
  { reason, since }: DeadLinksAnswer['links'][number],
  { deadLinks }: OverviewWords,
  language: string,
): string {
  const sentence = deadLinks.reasons[reason];
  if (since === null) return sentence;
  const day = new Date(since).toLocaleDateString(language, { dateStyle: 'medium' });
  return `${sentence} ${deadLinks.since(day)}`;
}

/** An address is a long word. */
const entry = { overflowWrap: 'anywhere' };
