import { useRef, useState } from 'react';
import type { Words } from '../../contract/words.ts';

/**
 * The progress of a form.
 *
 * @param Message the error of a field: a text, or the key of a label
 */
export interface FormState<Field extends string = never, Message = Words> {
  readonly is: 'editing' | 'sending' | 'sent' | 'away' | 'limited';
  /** With `editing`: the errors by field. */
  readonly errors?: FormErrors<Field, Message>;
}

export type FormErrors<Field extends string, Message = Words> = Readonly<
  Partial<Record<Field, Message>>
>;

/** The part of a refusal that a form shows: a code of the backend, and the refused field. */
export type Failure = Readonly<Partial<Record<'code' | 'field', string | undefined>>>;

const untouched = { is: 'editing' } as const;

/** The state of a form, and the function that sends it: only one request at a time. */
export function useForm<Field extends string = never, Message = Words>(
  initial: FormState<Field, Message> = untouched,
) {
  const [state, setState] = useState(initial);
  const isSending = useRef(false);

  /**
   * @param errorsOf returns the errors of fields after a refusal, if the visitor can correct any
   * @returns true if the call was made, and has succeeded
   */
  const send = async (
    call: () => Promise<unknown>,
    errorsOf: (failure: Failure) => FormErrors<Field, Message> | undefined = () => undefined,
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
      const errors = errorsOf(failure);
      if (errors) setState({ is: 'editing', errors });
      else setState({ is: failure.code === 'REQUESTS_EXCEEDED' ? 'limited' : 'away' });
      return false;
    } finally {
      isSending.current = false;
    }
  };

  /** Call when the visitor types, or with errors to correct. While a request is running, it does nothing. */
  const edit = (errors?: FormErrors<Field, Message>) => {
    if (!isSending.current) setState(errors ? { is: 'editing', errors } : untouched);
  };
  return { state, send, edit };
}
