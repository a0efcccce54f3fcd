/** @jsxRuntime classic */
/** @jsx React.createElement */
import React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { conditionNames, type Condition } from './conditions.ts';

/** The conditions of use that every story can be tried under, as checkboxes behind one button. */
export function ConditionsTool() {
  const [globals] = useGlobals();
  const chosen = conditions.filter((condition) => globals[condition] === true);
  return (
    <PopoverProvider hasChrome ariaLabel="Conditions" padding={12} popover={<Choices />}>
      <Button variant="ghost" size="small" padding="small" ariaLabel={false}>
        Conditions{chosen.length > 0 && ` (${chosen.length})`}
      </Button>
    </PopoverProvider>
  );
}

function Choices() {
  const [globals, updateGlobals] = useGlobals();
  return (
    <fieldset style={{ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0 }}>
      <legend style={{ padding: 0, marginBottom: 8, fontWeight: 'bold' }}>Show stories with</legend>
      {conditions.map((condition) => (
        <label key={condition} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <input
            type="checkbox"
            checked={globals[condition] === true}
            onChange={(event) => updateGlobals({ [condition]: event.target.checked })}
          />
          {conditionNames[condition]}
        </label>
      ))}
    </fieldset>
  );
}

const conditions = Object.keys(conditionNames) as Condition[];
