import styled from '@emotion/styled';
import { Fragment, type Ref } from 'react';
import { useLabels } from '../i18n/Labels.tsx';
import { checkboxStyles } from '../primitives/checkboxStyles.ts';
import { FacetFieldset, type FacetFieldsetProps } from './FacetFieldset.tsx';
import { facetsOf, type ListFacets } from './filter/listFacets.ts';
import type { ProductSelection } from './filter/selection.ts';
import { PriceFields, type PriceFieldsProps } from './PriceFields.tsx';

export interface FilterFormProps extends Pick<FacetFieldsetProps, 'found' | 'onToggle'> {
  facets: ListFacets;
  selection: ProductSelection;
  onPrice: PriceFieldsProps['onChange'];
  /** Called on submit. The filters are already applied, so this only moves on to the products. */
  onSubmit?: () => void;
  id?: string;
  ref?: Ref<HTMLFormElement>;
}

/** The filters of a product list. Each choice applies immediately. */
export function FilterForm({
  facets,
  selection,
  found,
  onToggle,
  onPrice,
  onSubmit,
  ...form
}: FilterFormProps) {
  const { text } = useLabels();
  const groups = facetsOf(facets);
  const beforePrice = groups.filter(({ name }) => name === undefined).length;
  const price = facets.price && (
    <PriceFields price={selection.price} bounds={facets.price} onChange={onPrice} />
  );
  return (
    <Form
      {...form}
      role="search"
      aria-label={text('products.filter')}
      // Without this, Firefox restores the fields after a reload, even if the URL says otherwise.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {groups.map((facet, index) => (
        <Fragment key={facet.parameter}>
          {index === beforePrice && price}
          <FacetFieldset
            facet={facet}
            chosen={selection.chosen.get(facet.parameter) ?? none}
            found={found}
            onToggle={onToggle}
          />
        </Fragment>
      ))}
      {groups.length === beforePrice && price}
    </Form>
  );
}

const none: readonly string[] = [];

/* Contains the styles of all rows: many rows render faster without a styled component each. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & fieldset {
    min-width: 0;
    padding: var(--space-4) 0;
    border: 0;
    border-top: 1px solid var(--color-hairline);
    /* The browser skips fieldsets below the window: each choice changes the numbers in all fieldsets. */
    content-visibility: auto;
    contain-intrinsic-block-size: auto 16rem;
    /* Leaves room for focus rings. */
    overflow-clip-margin: 6px;
  }
  & legend {
    float: left;
    width: 100%;
    margin-bottom: var(--space-2);
    padding: 0;
    font-weight: var(--weight-semibold);
    line-height: var(--line-snug);
    hyphens: auto;
  }
  & legend + * {
    clear: left;
  }
  & fieldset > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);
    align-items: end;
  }
  & :is(fieldset, details) > label {
    display: flex;
    gap: var(--space-3);
    align-items: start;
    padding-block: 0.3rem;
    font-size: var(--font-size-sm);
    line-height: var(--line-snug);
    hyphens: auto;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & label[data-none] {
    color: var(--color-ink-muted);
  }
  & label:hover > span {
    color: var(--color-accent-text);
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
  }
  & label > span {
    align-self: baseline;
    min-width: 0;
  }
  & small {
    align-self: baseline;
    margin-inline-start: auto;
    color: var(--color-ink-muted);
    font-size: var(--font-size-xs);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & input[type='checkbox'] {
    ${checkboxStyles}
    width: 1.25rem;
    height: 1.25rem;
    margin-top: calc((1lh - 1.25rem) / 2);
    /* No transition: each of its frames would repaint the window while the products change. */
    transition: none;
    &::before {
      transition: none;
      width: 0.75rem;
      height: 0.75rem;
    }
  }
  & summary {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    color: var(--color-accent-text);
    font-size: var(--font-size-sm);
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
    list-style: none;
  }
  & [open] > summary {
    color: var(--color-ink-muted);
  }
`;
