import styled from '@emotion/styled';
import { PostalAddress } from '../contact/PostalAddress.tsx';
import { ReachList } from '../contact/ReachList.tsx';
import type { ContactDetails } from '../contact/contactDetails.ts';
import { Label } from '../i18n/Labels.tsx';
import type { LabelKey } from '../../contract/labels.ts';
import { plain, Words } from '../i18n/Words.tsx';
import { keepFromDom } from '../primitives/keepFromDom.ts';

export interface LegalNoticeProps {
  /** Name, representatives, address and contact data. The mobile number is not shown. */
  contact: ContactDetails;
  /** Each with type, number and registrar. */
  registers: readonly Words[];
  /** VAT id per section 27a of the German VAT act. */
  vatId?: string | undefined;
  /** Business id per section 139c of the German Fiscal Code. Part of an imprint (DDG, section 5(1) no. 6). */
  businessId?: string | undefined;
  /** Tax number. The law does not require it in an imprint. */
  taxNumber?: string | undefined;
  /** Draws a background. Set it to false inside a section that already has one. Default true. */
  framed?: boolean;
}

/** The provider information that the law requires (section 5 of the German DDG). */
export function LegalNotice({
  contact,
  registers,
  vatId,
  businessId,
  taxNumber,
  framed = true,
}: LegalNoticeProps) {
  return (
    <List $framed={framed}>
      <Entry name="legal.owner">
        <PostalAddress {...contact} />
      </Entry>
      {contact.executives.length > 0 && (
        <Entry name="legal.representedBy">
          {contact.executives.map((name) => (
            <Line key={name}>{name}</Line>
          ))}
        </Entry>
      )}
      {(contact.phone ?? contact.fax ?? contact.email) && (
        <Entry name="legal.contact">
          <ReachList {...contact} mobile={undefined} />
        </Entry>
      )}
      {registers.length > 0 && (
        <Entry name="legal.registers">
          {registers.map((register) => (
            <Line key={plain(register)}>
              <Words of={register} />
            </Line>
          ))}
        </Entry>
      )}
      {vatId && <Entry name="legal.vatId">{vatId}</Entry>}
      {businessId && <Entry name="legal.businessId">{businessId}</Entry>}
      {taxNumber && <Entry name="legal.taxNumber">{taxNumber}</Entry>}
    </List>
  );
}

function Entry({ name, children }: { name: LabelKey; children: React.ReactNode }) {
  return (
    <div>
      <dt>
        <Label name={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const frame = `
  padding: var(--space-5);
  border-radius: var(--radius-md);
  background: var(--color-surface);
`;

const List = styled('dl', keepFromDom('$framed'))<{ $framed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${({ $framed }) => $framed && frame}
  font-size: var(--font-size-sm);
  & > div > dt {
    margin-bottom: var(--space-1);
    color: var(--color-ink-muted);
    font-weight: var(--weight-semibold);
    hyphens: auto;
  }
`;

const Line = styled.span`
  display: block;
`;
