import { consentOpener } from '../../../contract/markup.ts';
import { onNavigated } from '../navigation/onNavigated.ts';
import { reloadOnce } from '../reloadOnce.ts';
import { consents, lacksAnswer, onConsentsChanged, opener } from '../../consent/consents.ts';
import { whenIdle } from '../whenIdle.ts';

/**
 * Asks for consent if an answer is missing, and again when the visitor wants to change an answer.
 * The code for both loads only then.
 */
export function startConsent(): void {
  if (!opener) return;
  const { consents: names, matomo, show: flag, failure } = opener;
  const functionIds = names.split(' ');

  const startAllowed = () => {
    // If a consent has expired, only Matomo's cookies are left as a sign of it.
    if (matomo && (consents() ?? document.cookie)) void import('./allowed.ts').catch(reloadOnce);
  };
  startAllowed();
  onConsentsChanged(startAllowed);

  const show = (by?: HTMLElement) => {
    import('./banner.ts')
      .then(({ showBanner }) => showBanner(functionIds, by), reloadOnce)
      .catch((error: unknown) => {
        if (!by) throw error;
        alert(failure);
      });
  };
  const ask = () => {
    if (lacksAnswer(functionIds)) show();
  };
  whenIdle(flag === undefined ? ask : show);
  // Loading may have failed before, for example offline.
  onNavigated(ask);
  document.addEventListener('click', ({ target }) => {
    const by = (target as Element).closest<HTMLElement>(consentOpener);
    if (by) show(by);
  });
}
