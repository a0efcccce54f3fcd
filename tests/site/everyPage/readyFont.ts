import type { Page } from '@playwright/test';

/** Fonts that the association's pages preload: family, weights as in CSS, beginning of the file's name. */
const preloaded = {
  headings: ['Source Serif', '600', 'source-serif'],
  body: ['Atkinson', '400 700', 'atkinson'],
} as const;

/**
 * Gives each page a font before its first paint, however late its file arrives on a busy machine. A font that is
 * made of bytes needs no loading, and has precedence over the same face in the styles.
 */
export async function readyFont(page: Page, role: keyof typeof preloaded): Promise<void> {
  const [family, weight, file] = preloaded[role];
  const start = await (await page.request.get('/')).text();
  const [address = ''] = new RegExp(`/assets/fonts/${file}-\\w+\\.woff2`).exec(start) ?? [];
  const bytes = await (await page.request.get(address)).body();
  await page.addInitScript(
    ({ base64, family, weight }) => {
      const { buffer } = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      document.fonts.add(new FontFace(family, buffer, { weight }));
    },
    { base64: bytes.toString('base64'), family, weight },
  );
}
