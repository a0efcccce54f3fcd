import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { Label } from '../i18n/Labels.tsx';
import { Text } from '../primitives/Text.tsx';
import { parseSender, storedSender } from '../../browser/stores/sender.ts';

/**
 * Confirms that the message has arrived and will be answered. Shows the sender's name and e-mail address,
 * so that the sender notices a typing error.
 */
export function ThanksMessage() {
  const sender = parseSender(useSyncExternalStore(neverChanges, storedSender, () => ''));
  return (
    <Message size="lg" measure>
      {sender ? (
        <Label name="thanks.toSender" values={{ name: sender.name, email: sender.email }} />
      ) : (
        <Label name="thanks.toAnybody" />
      )}
    </Message>
  );
}

/** An e-mail address may be longer than a line on a phone. */
const Message = styled(Text)`
  overflow-wrap: anywhere;
`;

function neverChanges(): () => void {
  return () => undefined;
}
