import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` in a preloader of style sheets. The islands have none, and the
 * preloader would be a seventh of the loader. No setting turns it off
 * (https://github.com/vitejs/vite/issues/13952), so this removes the plugin that does it from
 * Vite's own list.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  configResolved: ({ plugins }) => {
    const wrapper = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
    if (wrapper < 0) throw new Error('This Vite wraps imports in another way: see plainImports.');
    (plugins as Plugin[]).splice(wrapper, 1);
  },
};
