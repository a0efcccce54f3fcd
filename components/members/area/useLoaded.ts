import { useEffect, useEffectEvent, useState } from 'react';

/** What has become of a call. */
export type Loaded<Answer> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: FailedBecause; readonly isRetrying?: boolean }
  | { readonly kind: 'done'; readonly answer: Answer; readonly isRetry: boolean };

export type FailedBecause = 'away' | 'denied' | 'limited';

/** Calls the backend when the screen appears, and again on request. */
export function useLoaded<Answer>(
  call: () => Promise<Answer>,
): [state: Loaded<Answer>, retry: () => void] {
  const [state, setState] = useState<Loaded<Answer>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(call);

  useEffect(() => {
    let isLeft = false;
    const show = (next: Loaded<Answer>) => {
      if (!isLeft) setState(next);
    };
    load().then(
      (answer) => show({ kind: 'done', answer, isRetry: attempt > 0 }),
      (error: unknown) => show({ kind: 'failed', reason: failedBecause(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [attempt]);

  const retry = () => {
    // The button that was pressed stays, since the focus is on it.
    if (state.kind === 'failed') setState({ ...state, isRetrying: true });
    setAttempt(attempt + 1);
  };
  return [state, retry];
}

/** By the code, which is all that errors of the session hold. */
function failedBecause(error: unknown): FailedBecause {
  switch ((error as { readonly code?: unknown } | undefined)?.code) {
    case 'FORBIDDEN':
    case 'NOT_FOUND':
      return 'denied';
    case 'REQUESTS_EXCEEDED':
      return 'limited';
    default:
      return 'away';
  }
}
