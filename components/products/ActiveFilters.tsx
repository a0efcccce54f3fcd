import styled from '@emotion/styled';
import { useRef } from 'react';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import type { NamedFilter } from './filterNames.ts';

export interface ActiveFiltersProps {
  filters: readonly NamedFilter[];
  onRemove: (filter: NamedFilter) => void;
  onClear: () => void;
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  const { text } = useLabels();
  const list = useRef<HTMLUListElement>(null);

  const remove = (filter: NamedFilter, index: number) => {
    // The pressed button disappears, so move the focus to another one.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
    onRemove(filter);
  };

  return (
    <Chips role="list" aria-label={text('products.chosen')} ref={list}>
      {filters.map((filter, index) => (
        <li key={`${filter.filter} ${filter.value ?? ''}`}>
          <button
            type="button"
            aria-label={text('products.remove', { name: filter.name })}
            onClick={() => remove(filter, index)}
          >
            <span>{filter.name}</span>
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" onClick={onClear}>
          <Label name="products.clear" />
        </Button>
      </li>
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & > :not(:last-child) > button {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2.25rem;
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-sm);
    background: var(--color-accent-soft);
    color: var(--color-on-accent-soft);
    font-size: var(--font-size-sm);
    line-height: var(--line-snug);
    text-align: start;
    overflow-wrap: anywhere;
    &:hover > span {
      text-decoration: line-through;
    }
  }
  & > :last-child > button {
    min-height: 2.25rem;
  }
`;
