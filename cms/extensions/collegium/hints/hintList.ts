import { linkStyle, plainList } from '../styles.ts';
import { h, ref } from 'vue';
import { dismiss, isDismissed, readDismissed } from './dismissed.ts';
import type { Hint, HintWords } from './hint.ts';

/**
 * Returns the function that shows hints, each with a button that hides it. Must be called in `setup`. The element around
 * the list needs a `tabindex`.
 */
export function useHintList() {
  const dismissed = ref(readDismissed());

  /** @param place collection and key of the text or file */
  return (hints: readonly Hint[], itemKey: string, words: HintWords) => {
    const open = hints.filter((hint) => !isDismissed(dismissed.value, itemKey, hint));
    const hide = (hint: Hint, { currentTarget }: Event) => {
      // The pressed button goes away, so the focus moves to the element next to it.
      (currentTarget as HTMLElement).closest<HTMLElement>('[tabindex]')?.focus();
      dismissed.value = dismiss(itemKey, hint);
    };
    return open.length === 0
      ? h('p', {}, words.none)
      : h(
          'ul',
          { style: plainList },
          open.map((hint) => hintOf(hint, words, (event) => hide(hint, event))),
        );
  };
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

const row = { display: 'flex', gap: '16px', alignItems: 'baseline' };
const text = { flex: 1 };
