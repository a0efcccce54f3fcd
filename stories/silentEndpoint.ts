import { silence } from './silence.ts';

/** The backend URL in the samples of forms. The host does not exist. */
const sampleBackend = 'https://cms.vhm.example';

/**
 * For `beforeEach` of stories whose form calls a backend when it gets the focus: this backend never
 * answers, so that the story keeps its state.
 *
 * @returns a function that restores the previous state
 */
export function silentEndpoint(): () => void {
  const { fetch } = globalThis;
  const story = new AbortController();
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    return address.startsWith(sampleBackend) ? silence(story.signal) : fetch(input, init);
  };
  return () => {
    globalThis.fetch = fetch;
    story.abort();
  };
}
