import { useApi } from '@directus/extensions-sdk';
import { defineComponent, h, ref, resolveComponent } from 'vue';
import { useI18n } from 'vue-i18n';
import { wordsIn, type OverviewWords } from '../overview/words.ts';
import { card, cardHeading, linkStyle, plainList } from '../styles.ts';
import { noProblems, problemsEndpoint, type ProblemsAnswer } from './answer.ts';

/** The panel of the overview about what can't be published. Not shown if all content can be published. */
export const ProblemsPanel = defineComponent({ name: 'CollegiumProblems', setup: useProblems });

function useProblems() {
  const { locale } = useI18n();
  const api = useApi();
  const found = ref<ProblemsAnswer | 'failed'>(noProblems);
  void api
    .get(`/${problemsEndpoint}`, { params: {} })
    .then(({ data }) => (data as { readonly data: ProblemsAnswer }).data)
    .catch(() => 'failed' as const)
    .then((answer) => {
      found.value = answer;
    });
  return () => {
    const words = wordsIn(locale.value);
    if (found.value === 'failed') return panel(words, h('p', { role: 'status' }, words.failed));
    return found.value.total === 0 ? undefined : panel(words, problemsOf(found.value, words));
  };
}

function panel({ problems }: OverviewWords, content: unknown) {
  const id = 'overview-problems';
  return h('section', { 'aria-labelledby': id, style: card }, [
    h('h2', { id, class: 'type-title', style: cardHeading }, problems.title),
    content,
  ]);
}

function problemsOf({ problems, total, language }: ProblemsAnswer, words: OverviewWords) {
  const link = resolveComponent('router-link');
  const more = total - problems.length;
  return [
    h('p', { style: cardHeading }, words.problems.consequence),
    h(
      'ul',
      { style: plainList },
      problems.map((problem) =>
        h('li', { lang: language }, [
          problem.link === null
            ? problem.place
            : h(link, { to: problem.link, style: linkStyle }, () => problem.place),
          ': ',
          h('span', { lang: problem.sentence.language }, problem.sentence.text),
        ]),
      ),
    ),
    more > 0 && h('p', {}, words.fileUse.more(more)),
  ];
}
