import { encode } from 'entities';
import type { ChangedPicture } from './changedPictures.ts';

/**
 * Returns the HTML of a page on which a reviewer sees each changed picture before and after, and ticks what is accepted. The
 * pictures are in the folder `pictures` beside it. It needs no network.
 */
export function reviewPage(changed: readonly ChangedPicture[], commit: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Changed pictures</title>
<style>${style}</style>
<main>
<h1>${changed.length === 0 ? 'Nothing changed' : `${changed.length} ${changed.length === 1 ? 'picture' : 'pictures'} changed`}</h1>
<p>Compared with <code>${encode(commit)}</code>: ${counts(changed)}.</p>
${changed.length === 0 ? '' : contents(changed)}
${changed.map(item).join('\n')}
${changed.length === 0 ? '' : result}
</main>
<script>${script}</script>
</html>
`;
}

function counts(changed: readonly ChangedPicture[]): string {
  const count = (change: ChangedPicture['change']) =>
    `${changed.filter((picture) => picture.change === change).length} ${change}`;
  return [count('changed'), count('added'), count('removed')].join(', ');
}

/** A full review has hundreds of pictures. */
function contents(changed: readonly ChangedPicture[]): string {
  const links = changed.map(
    ({ name, change }, index) =>
      `<li><a href="#picture-${index}">${encode(name)}</a>, ${change}</li>`,
  );
  return `<nav aria-label="Pictures"><details><summary>All pictures</summary><ol>
${links.join('\n')}
</ol></details></nav>`;
}

function item({ name, change }: ChangedPicture, index: number): string {
  const text = encode(name);
  const picture = (folder: string, alt: string) =>
    `<img src="pictures/${folder}/${encode(encodeURI(name))}.png" alt="${alt}" loading="lazy">`;
  const figure = (folder: string, caption: string) =>
    `<figure>${picture(folder, `${caption}: ${text}`)}<figcaption>${caption}</figcaption></figure>`;
  const [before, after] = [figure('before', 'Before'), figure('after', 'After')];
  const shown =
    change === 'changed'
      ? `<label class="slider">Before <input type="range" min="0" max="100" value="50" aria-label="Share of the picture before the change, in per cent"> After</label>
<div class="both">${picture('before', '')}${picture('after', '')}</div>
<details><summary>Side by side, and the difference</summary><div class="side">${before}${after}${figure('difference', 'Difference')}</div></details>`
      : `<div class="side">${change === 'added' ? after : before}</div>`;
  return `<article>
<h2 id="picture-${index}">${text}</h2>
<p>${change[0]!.toUpperCase()}${change.slice(1)}</p>
${shown}
<p><label><input type="checkbox" name="accepted" value="${text}"> Accept ${text}</label></p>
</article>`;
}

const result = `<section>
<h2>Result</h2>
<p role="status"></p>
<label for="json">As JSON, to copy into the review</label>
<textarea id="json" readonly rows="8"></textarea>
<p><a download="accepted.json">Download accepted.json</a></p>
</section>`;

const style = `
html { background: Canvas; color: CanvasText; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem; }
main { max-width: 90rem; margin: auto; }
article { border-top: 1px solid; padding-block: 1rem; }
h2 { font-size: 1.125rem; overflow-wrap: anywhere; }
img { max-width: 100%; border: 1px solid GrayText; box-sizing: border-box; }
/* In reach beside a picture of a whole page. */
.slider { position: sticky; top: 0; z-index: 2; display: block; padding-block: 0.5rem; background: Canvas; }
.both { display: grid; width: fit-content; --before: 50%; }
/* The line between before and after. */
.both::after { content: ''; grid-area: 1 / 1; z-index: 1; width: 2px; margin-left: min(var(--before), 100% - 2px); background: LinkText; }
.both img { grid-area: 1 / 1; }
.both img:first-child { clip-path: inset(0 calc(100% - var(--before)) 0 0); z-index: 1; background: Canvas; }
.both img:last-child { clip-path: inset(0 0 0 var(--before)); }
.side { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
figure { margin: 0; }
input[type=range] { width: min(30rem, 60%); vertical-align: middle; }
textarea { display: block; width: 100%; box-sizing: border-box; font-family: monospace; }
`;

const script = `
for (const slider of document.querySelectorAll('input[type=range]')) {
  slider.addEventListener('input', () => {
    slider.closest('article').querySelector('.both').style.setProperty('--before', slider.value + '%');
  });
}
const boxes = [...document.querySelectorAll('input[name=accepted]')];
function show() {
  const names = (ticked) => boxes.filter((box) => box.checked === ticked).map((box) => box.value);
  const json = JSON.stringify({ accepted: names(true), open: names(false) }, null, 2);
  document.querySelector('[role=status]').textContent = names(true).length + ' of ' + boxes.length + ' accepted';
  document.querySelector('textarea').value = json;
  document.querySelector('a[download]').href = 'data:application/json,' + encodeURIComponent(json);
}
if (boxes.length > 0) {
  show();
  document.addEventListener('change', show);
}
`;
