import styled from '@emotion/styled';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { formattedPrice } from './formattedPrice.ts';

/** The price of a product, with a note that nothing is added; or that the price is on request. */
export function ProductPrice({ cents }: { cents: number | undefined }) {
  const { language } = useLabels();
  return (
    <Line>
      {cents === undefined ? (
        <b>
          <Label name="products.onRequest" />
        </b>
      ) : (
        <>
          <b>{formattedPrice(cents, language)}</b>{' '}
          <small>
            <Label name="products.includingVat" />
          </small>
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  & b {
    font: var(--weight-heading) var(--font-size-2xl) / var(--line-snug) var(--font-heading);
    font-variant-numeric: lining-nums;
  }
  & small {
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
    white-space: nowrap;
  }
`;
