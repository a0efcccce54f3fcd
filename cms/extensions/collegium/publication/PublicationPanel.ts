import { defineComponent, h, ref, resolveComponent } from 'vue';
import { useI18n } from 'vue-i18n';
import type { ReadableCollection } from '../overview/panels.ts';
import { languageIn, wordsIn, type OverviewWords } from '../overview/words.ts';
import { card } from '../styles.ts';
import { usePublication, type PublicationState } from './usePublication.ts';

/** The panel of the overview about what visitors see, with a button that publishes the website. */
export const PublicationPanel = defineComponent({
  name: 'CollegiumPublication',
  props: ['collections'],
  setup: usePublicationPanel,
});

interface Props {
  /** The collections whose items become public by a build. */
  readonly collections: readonly ReadableCollection[];
}

type Press = 'ready' | 'starting' | 'started' | 'refused';

function usePublicationPanel(props: Props) {
  const { locale } = useI18n();
  const read = usePublication(props.collections);
  const found = ref<PublicationState | 'loading' | 'failed'>('loading');
  const press = ref<Press>('ready');
  void read()
    .catch(() => 'failed' as const)
    .then((state) => {
      found.value = state;
    });
  return () => {
    const words = wordsIn(locale.value);
    const state = found.value;
    const pressed = press.value;
    if (typeof state === 'string') {
      return panel(words, [h('p', { role: 'status' }, words[state])]);
    }
    const { publish } = state;
    const sentences = sentencesOf(state, words.publication, languageIn(locale.value));
    if (sentences.length === 0 && !publish) return undefined;
    return panel(words, [
      ...sentences.map((sentence) => h('p', {}, sentence)),
      publish &&
        h('div', {}, [
          button(words.publication.publish, () => void start(publish, press)),
          // Present before the press, so that screen readers announce the new sentence.
          pressed === 'ready'
            ? h('p', { role: 'status' })
            : h('p', { role: 'status', style: below }, words.publication.presses[pressed]),
        ]),
    ]);
  };
}

/** Starts a build, unless the last press is still under way. */
async function start(publish: () => Promise<unknown>, press: { value: Press }): Promise<void> {
  if (press.value === 'starting') return;
  press.value = 'starting';
  press.value = await publish().then(
    () => 'started' as const,
    () => 'refused' as const,
  );
}

function panel({ publication }: OverviewWords, content: readonly unknown[]) {
  const id = 'overview-publication';
  return h('section', { 'aria-labelledby': id, style: { ...card, ...column } }, [
    h('h2', { id, class: 'type-title' }, publication.title),
    ...content,
  ]);
}

function button(label: string, onClick: () => void) {
  return h(resolveComponent('v-button'), { secondary: true, onClick }, () => label);
}

function sentencesOf(
  { website, buildHook: { calledAt, calledBy }, changes }: PublicationState,
  words: OverviewWords['publication'],
  language: string,
): readonly string[] {
  const asTime = (time: string | number) =>
    new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const called = calledAt === null ? [] : [words.called(asTime(calledAt), calledBy)];
  if (website.state === 'silent') return [words.silent, ...called];
  if (website.state === 'unnumbered') return called;
  const { number, time, pages } = website.publication;
  return [
    words.visible(number, asTime(time)),
    ...(pages ? [words.pages(pages.added, pages.changed, pages.removed)] : []),
    ...(changes > 0 ? [words.changes(changes)] : []),
    ...called,
  ];
}

const below = { marginTop: '12px' };
const column = { display: 'flex', flexDirection: 'column', gap: '12px', alignItems: 'flex-start' };
