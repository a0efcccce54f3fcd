import type { FunctionId } from '../../contract/thirdParties.ts';
import { answerTo, onConsentsChanged } from './consents.ts';

/**
 * Runs a function while the visitor's consent lasts: at once or after the consent, until the
 * consent is withdrawn, in any tab. This is the only way to content of another host, except for
 * content that editors embed (browser/page/consent/externalContent.ts).
 *
 * @param run is called again after each new consent; the function that it returns, if any, stops it
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
