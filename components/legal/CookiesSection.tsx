import styled from '@emotion/styled';
import { ConsentButton } from '../consent/ConsentButton.tsx';
import { Label } from '../i18n/Labels.tsx';
import { Text } from '../primitives/Text.tsx';
import { LegalSection } from './LegalSection.tsx';
import { legalHeadings } from './legalHeadings.ts';

/** The target of links to `#cookies` if the editors' text has no such section. */
export function CookiesSection() {
  const { id, label } = legalHeadings.cookies;
  return (
    <LegalSection id={id} heading={<Label name={label} />}>
      <Text measure>
        <Label name="legal.cookies.text" />
      </Text>
      <Settings>
        <ConsentButton />
      </Settings>
    </LegalSection>
  );
}

/* The button does nothing without scripts. */
const Settings = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
