import { useEffect, useEffectEvent, useState } from 'react';

/** The state of a call. */
export type Loaded<Result> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: FailedBecause; readonly isRetrying?: boolean }
  | { readonly kind: 'done'; readonly result: Result; readonly isRetry: boolean };

type FailedBecause = 'away' | 'denied' | 'limited';

/** Calls the backend when the screen is mounted, and again on request. */
export function useLoaded<Result>(
  call: () => Promise<Result>,
): [state: Loaded<Result>, retry: () => void] {
  const [state, setState] = useState<Loaded<Result>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(call);

  useEffect(() => {
    let isLeft = false;
    const show = (next: Loaded<Result>) => {
      if (!isLeft) setState(next);
    };
    load().then(
      (result) => show({ kind: 'done', result, isRetry: attempt > 0 }),
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
