/**
 * Editors' texts that the build and the browser must render the same (tests/unit/richText,
 * tests/site).
 */
export const richTextCases: readonly string[] = [
  '<p>Ein <strong>Satz</strong> mit <em lang="fr">mots</em>.</p>',
  '<h1>Groß</h1><h5>Klein</h5><strike>alt</strike>',
  '<p lang="kein Tag">a</p>',
  '<ul><li>eins<ol start="3"><li>drei</li></ol></li></ul>',
  '<p><a href="/kontakt#karte">Kontakt</a></p>',
  '<p><a href="https://example.org">Dort</a> und <a href="mailto:a@b.example">dahin</a></p>',
  '<p title="x" class="new-tab" style="color:red" data-x="1" aria-label="y" onclick="z()">a</p>',
  '<p>a<script>alert(1)</script><style>p{}</style>b</p>',
  '<p><img src="https://evil.example/a.png" alt="fremd">c</p>',
  '# Nur ein Rang\n\nIn *Markdown*: https://example.org\n\n- eins\n- zwei',
  '<blockquote><p>Zitat</p></blockquote><hr><pre><code>x</code></pre>',
  // Ids of headings, and links to them.
  '<h2>Ablauf</h2><p><a href="#ablauf">dahin</a></p><h3>Ablauf</h3><h4>Äußeres</h4>',
  '<h2 id="weg">Erster</h2><h2 id="weg">Zweiter</h2><h2>Weg</h2><p><a href="#weg">zum Weg</a></p>',
  '<h2 id="define">Begriffe</h2><p><a href="#define">b</a> <a href="/a#process">c</a></p>',
  '<h2 id="1 a">Nummer</h2><h3>!?</h3>',
  '<h2></h2><h2><p>Worte <b>fett</b></p><ul><li>Punkt</li></ul></h2>',
  '<pre>a\n<div>b</div>\n<code>c</code></pre>',
  // Links with forbidden addresses.
  '<p><a href="javascript:alert(1)" title="x">Worte <b>bleiben</b></a></p>',
  '<p><a>ohne Adresse</a> <a href="">leer</a> <a href="data:text/html,x">Daten</a></p>',
  '<h3><a href="/kontakt"> </a>Kontakt</h3><p><a href="/info"></a>b</p>',
  // Tables with captions, with header cells, and with neither.
  '<table><caption>Sätze  2026</caption><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>',
  '<h2>Beiträge</h2><table><tbody><tr><td>a</td></tr></tbody></table><table><tbody><tr><td>b</td></tr></tbody></table>',
  '<table><tbody><tr><td>a</td></tr></tbody></table><h2>Danach</h2>',
];
