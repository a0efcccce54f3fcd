import styled from '@emotion/styled';
import type { ContactDetails } from './contactDetails.ts';

export type PostalAddressProps = Pick<ContactDetails, 'street' | 'number' | 'zipCode' | 'city'> & {
  /** Shown above the street. */
  companyName?: string | undefined;
};

/** A postal address as on an envelope. Empty lines are left out. */
export function PostalAddress({ companyName, street, number, zipCode, city }: PostalAddressProps) {
  const lines = [companyName, `${street} ${number}`, `${zipCode} ${city}`];
  return (
    <Address>
      {lines
        .filter((line) => line?.trim())
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </Address>
  );
}

const Address = styled.address`
  font-style: normal;
  text-wrap: balance;
  & > span {
    display: block;
  }
`;
