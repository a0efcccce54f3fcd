import { useLayoutEffect, useRef, useState } from 'react';
import type { Words } from '../../contract/labels.ts';

/**
 * The progress of a form.
 *
 * @param Message the error of a field: a text, or the key of a label
 */
export interface FormState<Field extends string = never, Message = Words> {
  /**
   * After a failure: the state that the form's `stateAfter` returns, such as `refused`. If it returns none:
   * `limited` after too many attempts, otherwise `away`, even if the backend answered with a refusal.
   */
  readonly is: 'editing' | 'sending' | 'sent' | 'away' | 'limited' | 'refused';
  /** With `editing`: the errors by field. */
  readonly errors?: FormErrors<Field, Message>;
}

export type FormErrors<Field extends string, Message = Words> = Readonly<
  Partial<Record<Field, Message>>
>;

/** The part of a refusal that a form shows: a code of the backend, and the refused field. */
export type Failure = Readonly<Partial<Record<'code' | 'field', string | undefined>>>;

/** What {@link useForm} returns, for components that show a part of a form. */
export type Form<Field extends string = never, Message = Words> = ReturnType<
  typeof useForm<Field, Message>
>;

const untouched = { is: 'editing' } as const;

/**
 * The state of a form, and the function that sends it: only one request at a time. The fields keep their
 * text themselves. When errors are found, the summary of errors gets the focus, or the first wrong field if
 * there is no summary.
 */
export function useForm<Field extends string = never, Message = Words>(
  initial: FormState<Field, Message> = untouched,
) {
  const [state, setState] = useState(initial);
  const isSending = useRef(false);
  /** For the form element. */
  const ref = useRef<HTMLFormElement>(null);
  const shown = useRef(state);

  // Before paint: a key that is pressed next already belongs to the focused element.
  useLayoutEffect(() => {
    if (state !== shown.current && state.errors) {
      ref.current?.querySelector<HTMLElement>(toCorrect)?.focus();
    }
    shown.current = state;
  }, [state]);

  /**
   * @param call throws a failure if the backend refuses
   * @param stateAfter returns the state after a failure; undefined for `limited` or `away`
   * @returns true if the call was made, and has succeeded
   */
  const send = async (
    call: () => Promise<unknown>,
    stateAfter: (failure: Failure) => FormState<Field, Message> | undefined = () => undefined,
  ): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    setState({ is: 'sending' });
    try {
      await call();
      setState({ is: 'sent' });
      return true;
    } catch (error) {
      const failure = error as Failure;
      const isLimited = failure.code === 'REQUESTS_EXCEEDED';
      setState(stateAfter(failure) ?? { is: isLimited ? 'limited' : 'away' });
      return false;
    } finally {
      isSending.current = false;
    }
  };

  /** Call when the visitor types, or with errors to correct. While a request is running, it does nothing. */
  const edit = (errors?: FormErrors<Field, Message>) => {
    if (!isSending.current) setState(errors ? { is: 'editing', errors } : untouched);
  };
  return { state, ref, send, edit };
}

/** The first match is the summary, since it is above the fields. */
const toCorrect = '[data-error-summary], [aria-invalid="true"]';
