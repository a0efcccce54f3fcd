import styled from '@emotion/styled';
import { Fragment } from 'react';
import { Words } from '../i18n/Words.tsx';

export interface ProductAttributesProps {
  /** Facts such as material and size, each with one value or several. */
  attributes: readonly ProductAttribute[];
}

interface ProductAttribute {
  readonly name: Words;
  readonly values: readonly Words[];
}

/** A list of a product's attributes. Renders nothing if there are none. */
export function ProductAttributes({ attributes }: ProductAttributesProps) {
  if (attributes.length === 0) return null;
  return (
    <List>
      {attributes.map(({ name, values }, index) => (
        <div key={index}>
          <dt>
            <Words of={name} />
          </dt>
          <dd>
            {values.map((value, position) => (
              <Fragment key={position}>
                {position > 0 && ', '}
                <Words of={value} />
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </List>
  );
}

/* Names next to their values, or above them if one of the two is long. */
const List = styled.dl`
  border-top: 1px solid var(--color-hairline);
  font-size: var(--font-size-sm);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-hairline);
  }
  & dt {
    flex: 1 1 8rem;
    color: var(--color-ink-muted);
  }
  & dd {
    flex: 2 1 12rem;
  }
`;
