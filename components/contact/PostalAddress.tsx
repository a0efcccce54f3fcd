import styled from '@emotion/styled';
import type { ContactDetails } from './contactDetails.ts';

export type PostalAddressProps = Pick<ContactDetails, 'street' | 'number' | 'zipCode' | 'city'> & {
  /** Set above the street. */
  companyName?: string;
};

/** An address as it stands on an envelope. */
export function PostalAddress({ companyName, street, number, zipCode, city }: PostalAddressProps) {
  return (
    <Address>
      {companyName && <Line>{companyName}</Line>}
      <Line>
        {street} {number}
      </Line>
      <Line>
        {zipCode} {city}
      </Line>
    </Address>
  );
}

const Address = styled.address`
  font-style: normal;
`;

const Line = styled.span`
  display: block;
`;
