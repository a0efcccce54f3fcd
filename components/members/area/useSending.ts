import { useRef, useState } from 'react';

/** The progress of a form. */
export type Sending = 'editing' | 'sending' | 'sent' | 'away' | 'limited';

/** Sends something, only one request at a time, and stores the result. */
export function useSending(
  initial: Sending = 'editing',
): [state: Sending, send: (call: () => Promise<void>) => Promise<boolean>, edit: () => void] {
  const [state, setState] = useState(initial);
  const isSending = useRef(false);

  const send = async (call: () => Promise<void>) => {
    if (isSending.current) return false;
    isSending.current = true;
    setState('sending');
    try {
      await call();
      setState('sent');
      return true;
    } catch (error) {
      const { code } = error as { readonly code?: unknown };
      setState(code === 'REQUESTS_EXCEEDED' ? 'limited' : 'away');
      return false;
    } finally {
      isSending.current = false;
    }
  };

  const edit = () => {
    if (!isSending.current) setState('editing');
  };
  return [state, send, edit];
}
