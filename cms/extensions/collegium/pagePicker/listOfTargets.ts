import { h } from 'vue';
import type { OverviewWords } from '../overview/words.ts';
import type { Target } from './targets.ts';

interface Listed {
  /** The id of the text field. */
  readonly id: string;
  /** The index of the entry that Enter picks; -1 without one. */
  readonly active: number;
  /** The stored value. */
  readonly stored: string;
  readonly words: OverviewWords['pagePicker'];
  readonly pick: (path: string) => void;
  /** Makes an entry the active one. */
  readonly point: (index: number) => void;
}

/** The list below the text field: each page with its title and path. */
export function listOfTargets(
  targets: readonly Target[],
  { id, active, stored, words, pick, point }: Listed,
) {
  const shown = shownTargets(targets);
  const more = targets.length - shown.length;
  return h('div', { style: box }, [
    h(
      'ul',
      { id: `${id}-list`, role: 'listbox', 'aria-label': words.pages, style: plain },
      shown.map(({ path, title, titleLanguage }, index) =>
        h(
          'li',
          {
            ...{ key: path, id: optionId(id, index), role: 'option' },
            'aria-selected': String(path === stored),
            style: index === active ? { ...option, ...marked } : option,
            // The text field keeps the focus.
            onMousedown: (event: MouseEvent) => event.preventDefault(),
            onMouseenter: () => point(index),
            onClick: () => pick(path),
          },
          [h('span', { lang: titleLanguage }, title), h('span', { style: small }, path)],
        ),
      ),
    ),
    more > 0 && h('p', { style: { ...option, ...small } }, words.more(more)),
  ]);
}

/** Maximum number of entries. Whoever looks for another page types a part of its title. */
const maxShown = 100;

export function shownTargets(targets: readonly Target[]): readonly Target[] {
  return targets.slice(0, maxShown);
}

export function optionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}

const box = {
  ...{ position: 'absolute', zIndex: 10, insetInline: 0, maxBlockSize: '300px', overflowY: 'auto' },
  ...{ marginBlockStart: '4px', padding: '4px' },
  border: 'var(--theme--border-width) solid var(--theme--border-color)',
  borderRadius: 'var(--theme--border-radius)',
  background: 'var(--theme--popover--menu--background)',
  boxShadow: 'var(--theme--popover--menu--box-shadow)',
};
const plain = { margin: 0, padding: 0, listStyle: 'none' };
const option = {
  ...{ display: 'flex', flexDirection: 'column', padding: '6px 8px', cursor: 'pointer' },
  ...{ borderRadius: 'var(--theme--border-radius)', overflowWrap: 'anywhere' },
};
const marked = {
  background: 'var(--theme--background-accent)',
  // Forced colours leave out the background.
  outline: '2px solid var(--theme--primary)',
  outlineOffset: '-2px',
};
const small = { fontSize: '13px' };
