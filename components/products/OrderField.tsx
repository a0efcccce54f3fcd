import { memo } from 'react';
import { productOrders, sortParameter, type ProductOrder } from '../../contract/catalogue.ts';
import { useLabels } from '../i18n/Labels.tsx';
import { SelectField } from '../primitives/SelectField.tsx';

export interface OrderFieldProps {
  order: ProductOrder;
  onChange: (order: ProductOrder) => void;
  /** Id of the form that the field belongs to. */
  form: string;
}

/** A field for the sort order. Memoised: renders again only if the order changes. */
export const OrderField = memo(function OrderField({ order, onChange, form }: OrderFieldProps) {
  const { label } = useLabels();
  return (
    <SelectField
      label={label('products.sort')}
      name={sortParameter}
      form={form}
      autoComplete="off"
      value={order}
      onChange={({ target }) => {
        const chosen = productOrders.find((one) => one === target.value);
        if (chosen) onChange(chosen);
      }}
      options={productOrders.map((value) => ({ value, label: label(`products.orders.${value}`) }))}
    />
  );
});
