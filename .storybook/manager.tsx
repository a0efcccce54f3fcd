/** @jsxRuntime classic */
/** @jsx React.createElement */
import React from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { projects, type ChosenProject } from './projects.ts';

/** The two colours that an editor gives a project, tried on every story at once. */
function ProjectColors() {
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

addons.register('collegium/project-colors', () =>
  addons.add('collegium/project-colors/tool', {
    type: types.TOOL,
    title: 'Project colours',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => <ProjectColors />,
  }),
);
