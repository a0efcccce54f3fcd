/** On a picture that the browser is still waiting for: it fades in then. */
export interface LazyImageData {
  waiting?: '';
}

export const waitingAttribute = 'data-waiting';
