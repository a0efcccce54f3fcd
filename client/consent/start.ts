import { consentOpener, type ConsentOpenerData } from '../../contract/markup/consent.ts';
import { onNavigated } from '../navigation/onNavigated.ts';
import { reloadOnce } from '../reloadOnce.ts';
import { consents, lacksAnswer, onConsentsChanged } from '../../browser/consent/consents.ts';
import { whenIdle } from '../whenIdle.ts';

/**
 * Asks for consent where the visitor has not said all that there is to say, and again whenever the
 * visitor wants to change it. All that takes comes only then.
 */
export function startConsent(): void {
  // In the footer, it names what visitors are asked about.
  const opener = document.querySelector<HTMLElement>(`footer ${consentOpener}`);
  if (!opener) return;
  const { consents: names = '', matomo, show: flag } = opener.dataset as Partial<ConsentOpenerData>;
  const asked = names.split(' ');

  const startAllowed = () => {
    if (matomo && consents()) void import('./allowed.ts').catch(reloadOnce);
  };
  startAllowed();
  onConsentsChanged(startAllowed);

  const show = (by?: HTMLElement) => {
    void import('./banner.ts').then(({ showBanner }) => showBanner(asked, by), reloadOnce);
  };
  const ask = () => {
    if (lacksAnswer(asked)) show();
  };
  whenIdle(flag === undefined ? ask : show);
  // Who was offline then is asked now.
  onNavigated(ask);
  document.addEventListener('click', ({ target }) => {
    const by = (target as Element).closest<HTMLElement>(consentOpener);
    if (by) show(by);
  });
}
