import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` in a preloader of styles, which the islands have none of, and which would be a
 * seventh of the loader. No setting leaves it out (https://github.com/vitejs/vite/issues/13952), so the
 * plugin that does it is taken from Vite's own list.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  configResolved: ({ plugins }) => {
    const wrapper = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
    if (wrapper < 0) throw new Error('This Vite wraps imports in another way: see plainImports.');
    (plugins as Plugin[]).splice(wrapper, 1);
  },
};
