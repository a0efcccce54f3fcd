import { computed, nextTick, ref } from 'vue';
import { findTargets, targetNamed } from './findTargets.ts';
import { optionId, shownTargets } from './listOfTargets.ts';
import type { Target } from './targets.ts';

interface Field {
  /** The id of the text field. */
  readonly id: string;
  readonly props: { readonly disabled?: boolean; readonly orAddress?: boolean };
  /** The stored value. */
  readonly value: { readonly value: string };
  readonly targets: { readonly value: readonly Target[] };
  readonly loadMany: () => unknown;
  readonly store: (path: string | null) => void;
}

/** The state of the text field with its list, and the handlers of its events. */
export function combobox({ id, props, value, targets, loadMany, store }: Field) {
  /** The typed text, until a page is picked or the field is left. */
  const typed = ref<string | undefined>(undefined);
  const isOpen = ref(false);
  const active = ref(-1);
  /** True after the field was left with a text that is neither a page nor an address. */
  const isUnclear = ref(false);

  const matching = computed(() => findTargets(targets.value, typed.value ?? ''));
  /** The stored value from before the typed text. */
  let former = '';

  function pick(path: string | null) {
    store(path);
    typed.value = undefined;
    close();
  }

  function open() {
    if (props.disabled) return;
    isOpen.value = true;
    isUnclear.value = false;
    void loadMany();
  }

  /** Opens the list at the picked page, and lets the next letter replace its title. */
  function openAtPicked() {
    if (props.disabled || isOpen.value) return;
    open();
    const field = document.getElementById(id) as HTMLInputElement | null;
    field?.focus();
    field?.select();
    const index = shownTargets(matching.value).findIndex(({ path }) => path === value.value);
    if (index !== -1) activate(index);
  }

  function close() {
    isOpen.value = false;
    active.value = -1;
  }

  function type(text: string | null) {
    open();
    if (typed.value === undefined) former = value.value;
    typed.value = text ?? '';
    active.value = -1;
    const written = typed.value.trim();
    // Stored at once: Ctrl+S saves the form while the field has the focus.
    if (written === '') store(null);
    if (isAddress(written)) store(written);
  }

  /** Paths can be typed, too: an editor of menus may not read all records of the members' area. */
  function isAddress(text: string): boolean {
    return text.startsWith('/') || (props.orAddress === true && /^https?:/i.test(text));
  }

  function leave() {
    const text = typed.value?.trim() ?? '';
    const named = text === '' || isAddress(text) ? undefined : targetNamed(matching.value, text);
    if (named) {
      pick(named.path);
      return;
    }
    isUnclear.value = text !== '' && !isAddress(text);
    typed.value = undefined;
    close();
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen.value) moveBy(key === 'ArrowDown' ? 1 : -1);
      else openAtPicked();
    } else if (key === 'Enter' && isOpen.value) {
      event.preventDefault();
      const target = shownTargets(matching.value)[active.value];
      if (target) pick(target.path);
      else leave();
    } else if (key === 'Escape' && isOpen.value) {
      // Directus would close the drawer around the form.
      event.stopPropagation();
      if (typed.value !== undefined) store(former || null);
      typed.value = undefined;
      close();
    }
  }

  /** After the last entry comes the first, and the other way round. */
  function moveBy(step: 1 | -1) {
    const { length } = shownTargets(matching.value);
    const from = active.value === -1 && step === -1 ? 0 : active.value;
    if (length > 0) activate((from + step + length) % length);
  }

  function activate(index: number) {
    active.value = index;
    void nextTick().then(() =>
      document.getElementById(optionId(id, index))?.scrollIntoView({ block: 'nearest' }),
    );
  }

  return {
    ...{ typed, active, isOpen, isUnclear, matching },
    ...{ pick, type, press, leave, openAtPicked },
    /** Makes an entry the active one. */
    point: (index: number) => {
      active.value = index;
    },
  };
}
