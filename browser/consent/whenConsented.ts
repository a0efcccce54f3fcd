import type { FunctionId } from '../../contract/functionId.ts';
import { answerTo, onConsentsChanged } from './consents.ts';

/**
 * Runs something as long as the visitor allows it: at once or with the consent, and until the
 * consent is withdrawn, in whichever tab. The one way to anything of another host, beside what editors
 * embed (client/consent/externalContent.ts).
 *
 * @param run is called anew should the visitor allow it again; what it returns, if anything, stops it
 */
export function whenConsented(functionId: FunctionId, run: () => (() => void) | undefined): void {
  let isRunning = false;
  let stop: (() => void) | undefined;
  const follow = () => {
    if (Boolean(answerTo(functionId)?.consentGiven) === isRunning) return;
    isRunning = !isRunning;
    if (isRunning) stop = run();
    else stop?.();
  };
  onConsentsChanged(follow);
  follow();
}
