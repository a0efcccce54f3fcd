import { computed, ref } from 'vue';
import type { RedirectRule } from '../../../../data/routes/redirects.ts';
import type { Language } from '../../../../locales/languages.ts';
import { useRecords } from './readRecords.ts';
import { targetsOf, type Records, type Target } from './targets.ts';

interface Found {
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly targets: readonly Target[];
  readonly redirects: readonly RedirectRule[];
  /** True if news and products are among the pages. */
  readonly isComplete: boolean;
}

/** Loads the pages that a field can name. Must be called in `setup`. */
export function useTargets(language: { readonly value: Language }) {
  return load(useRecords(), language);
}

function load(
  { readFirst, readMany }: ReturnType<typeof useRecords>,
  language: { readonly value: Language },
) {
  const records = ref<Records | 'loading' | 'failed'>('loading');
  const isComplete = ref(false);
  const found = computed((): Found => {
    const read = records.value;
    if (typeof read === 'string')
      return { state: read, targets: [], redirects: [], isComplete: false };
    return {
      state: 'loaded',
      targets: targetsOf(read, language.value),
      redirects: read.redirects,
      isComplete: isComplete.value,
    };
  });
  const first = readFirst().then(
    (read) => {
      records.value = read;
    },
    () => {
      records.value = 'failed';
    },
  );
  let many: Promise<void> | undefined;

  async function addMany() {
    await first;
    const more = await readMany().catch(() => undefined);
    if (typeof records.value === 'string') return;
    isComplete.value = more !== undefined;
    records.value = more ? { ...records.value, ...more } : 'failed';
  }

  return {
    found,
    /** Adds news and products, at the first call. */
    loadMany: () => (many ??= addMany()),
  };
}
