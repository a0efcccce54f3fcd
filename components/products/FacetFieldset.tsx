import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { categoryParameter } from '../../contract/catalogue.ts';
import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import type { Facet } from './filter/listFacets.ts';
import type { Match } from './filter/match.ts';

export interface FacetFieldsetProps {
  facet: Facet;
  chosen: readonly string[];
  /** Undefined until the visitor chooses a filter: then the facet's own counts apply. */
  found: Match | undefined;
  onToggle: (parameter: string, value: string) => void;
}

/**
 * The values of one facet. A long list is collapsed after its first values. A pressed value is shown as
 * chosen before the number of matches is known.
 */
export const FacetFieldset = memo(function FacetFieldset({
  facet,
  chosen,
  found,
  onToggle,
}: FacetFieldsetProps) {
  const { parameter, values } = facet;
  const group = useRef<HTMLFieldSetElement>(null);
  const folded = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // A visitor may have expanded it before hydration.
  useEffect(() => setIsOpen(folded.current?.open ?? false), []);

  const first = values.length > maxUnfolded ? startOfLong : values.length;
  const isShown = isOpen || values.slice(first).some(({ key }) => chosen.includes(key));
  useLayoutEffect(() => writeCounts(group.current, facet, found), [facet, found, isShown]);
  const rows = { parameter, values, chosen, onToggle };
  return (
    <fieldset ref={group}>
      <legend>
        <FacetName of={facet} />
      </legend>
      <FacetRows {...rows} to={first} />
      {first < values.length && (
        <details
          ref={folded}
          open={isShown}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>
            <Label name="products.showAll" values={{ total: values.length }} />
          </summary>
          {isShown && <FacetRows {...rows} from={first} />}
        </details>
      )}
    </fieldset>
  );
}, isSameFacet);

/** The facets need no comparison: if they change, `onToggle` changes, too. */
function isSameFacet(before: FacetFieldsetProps, now: FacetFieldsetProps): boolean {
  return (
    before.found === now.found &&
    before.onToggle === now.onToggle &&
    isSameList(before.chosen, now.chosen)
  );
}

function FacetName({ of: { parameter, name } }: { of: Facet }) {
  if (name !== undefined) return <Words of={name} />;
  return (
    <Label name={parameter === categoryParameter ? 'products.category' : 'products.manufacturer'} />
  );
}

/**
 * Writes the counts into the DOM. Each choice changes nearly all counts, and setting text is faster than
 * rendering rows.
 */
function writeCounts(group: HTMLElement | null, facet: Facet, found: Match | undefined): void {
  group?.querySelectorAll('small').forEach((number, index) => {
    const value = facet.values[index];
    const count = (value && found?.countWith(facet.parameter, value.key)) ?? value?.count ?? 0;
    const text = countText(count);
    if (number.textContent === text) return;
    // Changes the existing text node, so that React can still update it.
    if (number.firstChild) number.firstChild.nodeValue = text;
    number.parentElement?.toggleAttribute('data-none', count === 0);
  });
}

function countText(count: number): string {
  return `(${count})`;
}

interface FacetRowsProps extends Pick<FacetFieldsetProps, 'chosen' | 'onToggle'>, Facet {
  from?: number;
  to?: number;
}

/** Memoised: renders again only if a value is chosen or removed. A list may have a hundred values. */
const FacetRows = memo(function FacetRows(props: FacetRowsProps) {
  const { parameter, values, chosen, onToggle, from, to } = props;
  return values
    .slice(from, to)
    .map(({ key, name, count }) => (
      <FacetRow
        key={key}
        parameter={parameter}
        value={key}
        name={name}
        count={count}
        isChosen={chosen.includes(key)}
        onToggle={onToggle}
      />
    ));
}, isSameChoice);

/** `chosen` is parsed from the URL each time, so compare it by value. */
function isSameChoice(before: FacetRowsProps, now: FacetRowsProps): boolean {
  return (
    isSameList(before.chosen, now.chosen) &&
    before.values === now.values &&
    before.onToggle === now.onToggle
  );
}

function isSameList(before: readonly string[], now: readonly string[]): boolean {
  return before.length === now.length && before.every((key, index) => key === now[index]);
}

interface FacetRowProps extends Pick<FacetFieldsetProps, 'onToggle'> {
  parameter: string;
  value: string;
  name: Words;
  /** The initial count; {@link writeCounts} updates it. */
  count: number;
  isChosen: boolean;
}

/** Memoised: renders again only if this value is chosen or removed. */
const FacetRow = memo(function FacetRow(props: FacetRowProps) {
  const { parameter, value, name, count, isChosen, onToggle } = props;
  return (
    <label data-none={count === 0 ? '' : undefined}>
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
      <small>{countText(count)}</small>
    </label>
  );
});

/** More than 8 values are collapsed to the first 6. Hiding only one or two would not be worth it. */
const maxUnfolded = 8;
const startOfLong = 6;
