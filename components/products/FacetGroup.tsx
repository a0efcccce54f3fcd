import { memo, useEffect, useRef, useState } from 'react';
import { categoryParameter } from '../../contract/catalogue/address.ts';
import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import type { Facet } from './filter/facetGroups.ts';

export interface FacetGroupProps {
  facet: Facet;
  chosen: readonly string[];
  /** How many products would be left with each of the values, in their order. */
  counts: readonly number[];
  onToggle: (parameter: string, value: string) => void;
}

/** The values of one facet, of which a long list is folded away but for its beginning. */
export function FacetGroup({ facet, chosen, counts, onToggle }: FacetGroupProps) {
  const { parameter, values } = facet;
  const folded = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Somebody may have unfolded it before this came to life.
  useEffect(() => setIsOpen(folded.current?.open ?? false), []);

  const rows = values.map(({ key, name }, index) => (
    <FacetRow
      key={key}
      parameter={parameter}
      value={key}
      name={name}
      count={counts[index] ?? 0}
      isChosen={chosen.includes(key)}
      onToggle={onToggle}
    />
  ));
  const first = values.length > mostUnfolded ? startOfLong : values.length;
  const isShown = isOpen || values.slice(first).some(({ key }) => chosen.includes(key));
  return (
    <fieldset>
      <legend>
        <FacetName of={facet} />
      </legend>
      {rows.slice(0, first)}
      {first < values.length && (
        <details
          ref={folded}
          open={isShown}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>
            <Label name="products.showAll" values={{ total: values.length }} />
          </summary>
          {isShown && rows.slice(first)}
        </details>
      )}
    </fieldset>
  );
}

export function FacetName({ of: { parameter, name } }: { of: Facet }) {
  if (name !== undefined) return <Words of={name} />;
  return (
    <Label name={parameter === categoryParameter ? 'products.category' : 'products.manufacturer'} />
  );
}

interface FacetRowProps extends Pick<FacetGroupProps, 'onToggle'> {
  parameter: string;
  value: string;
  name: Words;
  count: number;
  isChosen: boolean;
}

/** Rendered anew only where something in it is another: a list may have a hundred of them. */
const FacetRow = memo(function FacetRow(props: FacetRowProps) {
  const { parameter, value, name, count, isChosen, onToggle } = props;
  return (
    <label data-none={count === 0 || undefined}>
      <input
        type="checkbox"
        name={parameter}
        value={value}
        checked={isChosen}
        onChange={() => onToggle(parameter, value)}
      />
      <span>
        <Words of={name} />
      </span>
      <small>({count})</small>
    </label>
  );
});

/** More than so many are folded away, but for their start: to unfold one or two is not worth it. */
const mostUnfolded = 8;
const startOfLong = 6;
