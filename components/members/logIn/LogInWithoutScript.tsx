import styled from '@emotion/styled';
import { Label } from '../../i18n/Labels.tsx';

/** Shown instead of the login form, below its heading, if scripts are disabled. */
export function LogInWithoutScript() {
  return (
    <Notice>
      <Label name="logIn.noScript" />
    </Notice>
  );
}

/* Aligned with the heading of the card. */
const Notice = styled.p`
  max-width: 28rem;
  padding: 0 var(--space-5) var(--space-6);
  box-sizing: content-box;
  @container (min-width: 30rem) {
    padding-inline: var(--space-7);
  }
`;
