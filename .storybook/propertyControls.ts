import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Gives a property whose type Storybook does not know, such as `ReactNode`, a text field if the story's value is a text,
 * and none otherwise. Storybook would show a JSON editor, which freezes the page on a React element (Storybook 10.6).
 */
export const propertyControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.type && typesWithControls.has(argType.type.name)) return [name, argType];
      const isText = typeof initialArgs[name] === 'string';
      return [name, { ...argType, control: isText ? { type: 'text' } : false }];
    }),
  );

const typesWithControls = new Set(['boolean', 'enum', 'function', 'number', 'string']);
