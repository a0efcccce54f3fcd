import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../../components/primitives/RichText.tsx';
import { onBandGround } from './grounds.tsx';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';

const meta = { component: RichText } satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

const article = `
<p>Die Gebührenordnung regelt, was Behandlerinnen und Behandler berechnen dürfen. Sie gilt seit dem <strong>1. Januar 2026</strong> und ersetzt das Verzeichnis von 2011. Fragen beantwortet die <a href="/geschaeftsstelle">Geschäftsstelle</a> oder die <a class="new-tab" href="https://www.example.org" target="_blank" rel="nofollow noopener noreferrer external">Bundesarbeitsgemeinschaft<span class="visually-hidden"> (öffnet in neuem Tab)</span></a>.</p>
<h2 id="grundsaetze">Grundsätze der Abrechnung</h2>
<p>Jede Leistung wird einzeln aufgeführt. Aufklärung, Einwilligung und Dokumentation gehören zur Behandlung und werden nicht gesondert berechnet.</p>
<ul>
<li>Die Rechnung nennt Datum, Leistung und Betrag.</li>
<li>Vor der ersten Sitzung steht der Behandlungsvertrag:
<ul><li>schriftlich,</li><li>in zwei Ausfertigungen.</li></ul></li>
<li>Berufshaftpflichtversicherungsbescheinigungen werden aufbewahrt.</li>
</ul>
<h3 id="steigerung">Wann ein höherer Satz möglich ist</h3>
<ol>
<li>Der Aufwand ist ungewöhnlich hoch.</li>
<li>Das wurde vorher schriftlich vereinbart.</li>
<li>Die Vereinbarung liegt der Rechnung bei.</li>
</ol>
<blockquote><p>Vertrauen beginnt damit, dass man versteht, was man bezahlt.</p></blockquote>
<h4 id="beispiele">Beispiele</h4>
<div class="table-scroll" role="region" tabindex="0" aria-labelledby="saetze">
<table>
<caption id="saetze">Sätze ab dem 1. Januar 2026</caption>
<thead><tr><th scope="col">Ziffer</th><th scope="col">Leistung</th><th scope="col">Dauer</th><th scope="col">Betrag</th></tr></thead>
<tbody>
<tr><th scope="row">1.1</th><td>Erstgespräch mit Anamnese</td><td>60 Minuten</td><td>95,00 €</td></tr>
<tr><th scope="row">2.4</th><td>Folgebehandlung</td><td>45 Minuten</td><td>72,50 €</td></tr>
<tr><th scope="row">5.2</th><td>Bescheinigung über Behandlungsnotwendigkeit</td><td>–</td><td>15,00 €</td></tr>
</tbody>
</table>
</div>
<hr>
<figure><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 240'%3E%3Cpath fill='%23dcebe4' d='M0 0h640v240H0z'/%3E%3Cpath fill='%2317665a' d='M0 200c160-90 320-60 640-30v70H0z'/%3E%3C/svg%3E" width="640" height="240" alt="Hügellandschaft"><figcaption>Blick vom Tagungshaus. Zeichnung: Verband</figcaption></figure>
<dl><dt>Steigerungssatz</dt><dd>Das Vielfache, mit dem der Grundbetrag angesetzt wird.</dd><dt>Ziffer</dt><dd>Die Nummer im Verzeichnis, etwa <code>GV-2.4</code>.</dd></dl>
`;

export const Article = { args: { html: trustSanitised(article) } } satisfies Story;
export const Short = {
  args: { html: trustSanitised('<p>Die Geschäftsstelle ist am 24. Dezember geschlossen.</p>') },
} satisfies Story;
export const OnBand = { ...Article, decorators: [onBandGround] } satisfies Story;
export const InAnotherLanguage = {
  args: {
    html: trustSanitised('<p>L’association organise chaque année une vingtaine de séminaires.</p>'),
    lang: 'fr',
  },
} satisfies Story;
