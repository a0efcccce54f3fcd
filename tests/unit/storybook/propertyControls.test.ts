import { describe, expect, it } from '@jest/globals';
import type { SBType } from 'storybook/internal/types';
import { propertyControls } from '../../../.storybook/propertyControls.ts';

describe('the controls of a property table', () => {
  it('leave a type that Storybook knows to Storybook', () => {
    const required = { name: 'required', type: { name: 'boolean' } } as const;
    expect(controls({ required })).toEqual({ required });
  });

  it('are a text field for a text of a type of ours', () => {
    expect(controls({ children: node }, { children: 'Nachricht senden' })).toEqual({
      children: { ...node, control: { type: 'text' } },
    });
  });

  it('are none for an element or a list', () => {
    expect(controls({ children: node }, { children: { type: 'p' } })).toEqual({
      children: { ...node, control: false },
    });
    expect(controls({ children: node })).toEqual({ children: { ...node, control: false } });
  });
});

const node = { name: 'children', type: { name: 'other', value: 'ReactNode' } as SBType };

type Context = Parameters<typeof propertyControls>[0];

function controls(argTypes: Context['argTypes'], initialArgs: Context['initialArgs'] = {}) {
  return propertyControls({ argTypes, initialArgs } as Context);
}
