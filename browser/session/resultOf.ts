import { codeOf } from './BackendError.ts';

/** Returns the result of a call for a form: the word success, or the backend's code. */
export async function resultOf(call: Promise<void>): Promise<string> {
  try {
    await call;
    return 'success';
  } catch (error) {
    return codeOf(error);
  }
}
