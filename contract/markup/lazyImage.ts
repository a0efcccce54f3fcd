/** On a picture that is still loading: it fades in afterwards. */
export interface LazyImageData {
  waiting?: '';
}

export const waitingAttribute = 'data-waiting';
