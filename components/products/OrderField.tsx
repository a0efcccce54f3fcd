import { memo } from 'react';
import {
  productOrders,
  sortParameter,
  type ProductOrder,
} from '../../contract/catalogue/address.ts';
import { useLabels } from '../i18n/Labels.tsx';
import { SelectField } from '../primitives/SelectField.tsx';

export interface OrderFieldProps {
  order: ProductOrder;
  onChange: (order: ProductOrder) => void;
  /** Id of the form that it belongs to. */
  form: string;
}

/** What a list of products is sorted by. Rendered anew only for another order. */
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
