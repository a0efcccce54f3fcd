import { apply, remove } from '@directus/visual-editing';
import type { EditablePlaces } from './places.ts';
import { editingPlacesPath } from './addresses.ts';
import { markPlaces } from './markPlaces.ts';
import { nameButtons, showStyles } from './overlays.ts';

/** Milliseconds without another change of the page after which its texts are looked for again. */
const calm = 200;

/** Seconds until the page counts as not being in the visual editor. */
const attempts = 10;

let shown: { readonly address: string; readonly places: EditablePlaces | undefined } | undefined;

/** Lets Directus' visual editor open the forms of the page's texts, if the page is in its frame. */
async function editInPlace(): Promise<void> {
  const address = location.pathname + location.search;
  if (shown?.address !== address) shown = { address, places: await placesAt(address) };
  if (!shown.places) return;
  const elements = markPlaces(shown.places);
  remove();
  const isConnected = await connected({ directusUrl: shown.places.directus, elements });
  if (!isConnected) return;
  showStyles();
  nameButtons(elements);
}

/** The library waits a second for Directus, which a busy computer may take longer for. Beside a form, nobody answers. */
async function connected(options: Parameters<typeof apply>[0]): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await apply(options)) return true;
  }
  return false;
}

async function placesAt(address: string): Promise<EditablePlaces | undefined> {
  const query = new URLSearchParams({ address });
  const response = await fetch(`${editingPlacesPath}?${query}`);
  return response.ok ? ((await response.json()) as EditablePlaces) : undefined;
}

if (window.parent !== window) {
  let running = editInPlace();
  let timer: number | undefined;
  // Following a link replaces the main region, and islands render late. The library's own elements are outside of the body.
  new MutationObserver(() => {
    clearTimeout(timer);
    // One after the other: the buttons have to be in the order of the elements.
    timer = window.setTimeout(() => {
      running = running.then(editInPlace);
    }, calm);
  }).observe(document.body, { childList: true, subtree: true });
}
