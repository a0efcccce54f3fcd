import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { filled } from '../i18n/filled.ts';
import { Words } from '../i18n/Words.tsx';
import { Text } from '../primitives/Text.tsx';
import { parseSender, storedSender } from '../../browser/stores/sender.ts';

export interface ThanksMessageProps {
  /** To somebody of whom nothing is known. */
  toAnybody: Words;
  /** To the sender, with `{{name}}` and `{{email}}`, which only the browser knows. */
  toSender: Words;
}

/**
 * Says that the message has arrived and will be answered; to its sender by name, with the e-mail
 * address that the answer goes to, so that a typing error in it is noticed.
 */
export function ThanksMessage({ toAnybody, toSender }: ThanksMessageProps) {
  const sender = parseSender(useSyncExternalStore(neverChanges, storedSender, () => ''));
  return (
    <Message size="lg" measure>
      <Words
        of={sender ? filled(toSender, { name: sender.name, email: sender.email }) : toAnybody}
      />
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
