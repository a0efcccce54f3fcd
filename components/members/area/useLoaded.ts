import { useEffect, useEffectEvent, useState } from 'react';

/** The state of a call. */
export type Loaded<Answer> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: FailedBecause; readonly isRetrying?: boolean }
  | { readonly kind: 'done'; readonly answer: Answer; readonly isRetry: boolean };

type FailedBecause = 'away' | 'denied' | 'limited';

/** Calls the backend when the screen is mounted, and again on request. */
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
    // Keep the pressed button mounted, because it has the focus.
    if (state.kind === 'failed') setState({ ...state, isRetrying: true });
    setAttempt(attempt + 1);
  };
  return [state, retry];
}

/** Decides by the error's code, which is all that session errors contain. */
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
