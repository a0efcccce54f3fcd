/** @jsxRuntime classic */
/** @jsx React.createElement */
import React from 'react';
import { addons, types, useGlobals, useStorybookApi } from 'storybook/manager-api';
import type { ThemeVars } from 'storybook/theming';
import { ConditionsTool } from './conditions/ConditionsTool.tsx';
import { initialGlobals, type StageGlobals } from './globals.ts';
import { look } from './look.ts';
import { MarkupPanel } from './markup/MarkupPanel.tsx';
import { projects, type ChosenProject } from './projects.ts';

/**
 * The two colours that an editor gives a project, tried on every story at once. Storybook's own interface
 * follows the toolbar, too.
 */
function ProjectColors() {
  useLook();
  return (
    <div role="group" aria-label="Project colours" style={{ display: 'flex', gap: 12 }}>
      <ColorInput global="brandColor" label="Brand" />
      <ColorInput global="baseColor" label="Base" />
    </div>
  );
}

function ColorInput({ global, label }: { global: 'brandColor' | 'baseColor'; label: string }) {
  const [globals, updateGlobals] = useGlobals();
  const { project = 'association', [global]: chosen } = globals as Partial<ChosenProject>;
  return (
    <label style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
      {label}
      <input
        type="color"
        value={chosen || projects[project][global]}
        onChange={(event) => updateGlobals({ [global]: event.target.value })}
      />
    </label>
  );
}

function useLook(): void {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const theme = JSON.stringify(look({ ...initialGlobals, ...(globals as Partial<StageGlobals>) }));
  React.useEffect(() => {
    api.setOptions({ theme: JSON.parse(theme) as ThemeVars });
  }, [api, theme]);
}

addons.setConfig({ theme: look(initialGlobals), sidebar: { renderLabel } });

/** Returns the name of a folder as words: `notFound` is "Not found". Components keep their names. */
function renderLabel({ name, type }: { name: string; type: string }): string {
  if (type !== 'root' && type !== 'group') return name;
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const onStories = ({ viewMode }: { viewMode?: string | undefined }) =>
  viewMode === 'story' || viewMode === 'docs';

addons.register('collegium/conditions', () =>
  addons.add('collegium/conditions/tool', {
    type: types.TOOL,
    title: 'Conditions',
    match: onStories,
    render: () => <ConditionsTool />,
  }),
);

addons.register('collegium/markup', () =>
  addons.add('collegium/markup/panel', {
    type: types.PANEL,
    title: 'HTML and CSS',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <MarkupPanel /> : null),
  }),
);

addons.register('collegium/project-colors', () =>
  addons.add('collegium/project-colors/tool', {
    type: types.TOOL,
    title: 'Project colours',
    match: onStories,
    render: () => <ProjectColors />,
  }),
);
