import styled from '@emotion/styled';
import { memo, type ComponentProps, type Ref } from 'react';
import { Label } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { above } from '../theme/windowWidths.ts';
import { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.tsx';
import { wholeList, type ProductSelection } from './filter/selection.ts';
import { OrderField, type OrderFieldProps } from './OrderField.tsx';

interface FilterBarProps
  extends ActiveFiltersProps, Pick<ComponentProps<'div'>, 'onFocus' | 'onPointerDown'> {
  /** The displayed selection, which may be slightly older than the chosen order. */
  selection: ProductSelection;
  order: OrderFieldProps['order'];
  /** Number of matching products. */
  count: number;
  formId: string;
  /** The element with the number of products. Takes the focus of elements that disappear. */
  status: Ref<HTMLParagraphElement>;
  /** Opens the filters where they are not next to the products. */
  onOpen: () => void;
  onOrder: OrderFieldProps['onChange'];
}

/**
 * The bar above the products: their number, the order and the active filters. Memoised: renders again only
 * when the displayed selection changes.
 */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { selection, order, count, filters, formId, status, onOpen, onOrder } = props;
  const { onRemove, onClear, onFocus, onPointerDown } = props;
  return (
    <Bar onFocus={onFocus} onPointerDown={onPointerDown} data-screen-only="">
      <p role="status" ref={status} tabIndex={-1}>
        <Count selection={selection} count={count} />
      </p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={onOpen}>
        <Label name="products.filter" />
        {filters.length > 0 && ` (${filters.length})`}
      </Button>
      <OrderField form={formId} order={order} onChange={onOrder} />
      {filters.length > 0 && (
        <ActiveFilters filters={filters} onRemove={onRemove} onClear={onClear} />
      )}
    </Bar>
  );
});

/** The number of products. After the visitor has asked for more, also how many of them are visible. */
function Count({ selection: { shown }, count }: { selection: ProductSelection; count: number }) {
  return shown > wholeList.shown && shown < count ? (
    <Label name="products.shown" values={{ shown, total: count }} />
  ) : (
    <Label name="products.count" values={{ count }} />
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-4);
  min-width: 0;
  & > p {
    flex: 1 0 100%;
    font-size: var(--font-size-lg);
    font-family: var(--font-heading);
    font-weight: var(--weight-heading);
  }
  & > p:focus-visible:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  /* Fits next to the button on a phone, also when the button shows the number of filters. */
  & > div {
    flex: 1 1 9rem;
  }
  & > ul {
    flex: 1 0 100%;
  }
  /* The button is as high as the sort field next to it, and leaves space for the field's words. */
  & > button {
    min-height: 3rem;
    padding-inline: var(--space-3);
  }
  ${above('sm')} {
    align-items: center;
    & > p {
      flex: 1 1 auto;
    }
    /* The label of the sort field is next to the field. */
    & > div {
      flex: 0 1 auto;
      flex-direction: row;
      align-items: center;
    }
    & select {
      width: auto;
      min-width: 12rem;
    }
  }
  ${above('lg')} {
    grid-column: 2;
    & > button {
      display: none;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
