import styled from '@emotion/styled';
import { dataAttributes } from '../../contract/dataAttributes.ts';
import {
  kindParameter,
  searchKinds,
  type SearchKind,
  type SearchPartData,
} from '../../contract/search.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { checkboxStyles } from '../primitives/checkboxStyles.ts';

export interface KindFilterProps {
  /** The number of results of each kind. Default: none, and the filter is hidden. */
  found?: Partial<Record<SearchKind, number>> | undefined;
}

/**
 * Narrows search results down to one kind, such as news. Hidden unless there are results of several kinds.
 * In the browser, browser/page/search writes the numbers and hides kinds without results.
 */
export function KindFilter({ found = {} }: KindFilterProps) {
  const { text } = useLabels();
  const counts = Object.values(found);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Kinds
      {...dataAttributes({ search: 'kinds' } satisfies SearchPartData)}
      role="radiogroup"
      aria-label={text('search.kinds.label')}
      hidden={counts.length < 2}
    >
      {([undefined, ...searchKinds] as const).map((kind) => {
        const count = kind ? (found[kind] ?? 0) : all;
        return (
          <label key={kind ?? 'all'} hidden={count === 0}>
            <input
              type="radio"
              name={kindParameter}
              value={kind ?? ''}
              defaultChecked={kind === undefined}
            />
            <Label name={`search.kinds.${kind ?? 'all'}`} /> <small>{count}</small>
          </label>
        );
      })}
    </Kinds>
  );
}

const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  &[hidden],
  & > [hidden] {
    display: none;
  }
  & > label {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    align-items: center;
    min-height: 2.75rem;
    cursor: pointer;
  }
  & input {
    ${checkboxStyles}
    margin-top: 0;
    border-radius: 50%;
    &::before {
      clip-path: circle(0.35rem);
    }
  }
  & small {
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
    font-variant-numeric: tabular-nums;
  }
`;
