import { randomBytes } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { StrictMode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { colorModeScript, serverStyles } from 'collegium/server';
import { themeStylesheet } from 'collegium/theme';
import { Root } from './App.tsx';
import { labelsFor } from './labels.ts';

const stylesheet = themeStylesheet({ brandColor: '#86203f', baseColor: '#f3f5f8' });
const files = new Map<string, Buffer>();
for await (const path of glob('**/*.{js,svg}', { cwd: 'dist/client' })) {
  files.set(`/${path}`, await readFile(`dist/client/${path}`));
}

createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const file = files.get(pathname);
  if (file) {
    const isScript = pathname.endsWith('.js');
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'image/svg+xml').end(file);
  } else {
    void respond(response, search, pathname === '/stream');
  }
}).listen(Number(process.env.PORT), () => console.log('ready'));

async function respond(response: ServerResponse, search: string, isStream: boolean) {
  const nonce = randomBytes(16).toString('base64');
  const styles = serverStyles({ stylesheet, nonce });
  const labels = await labelsFor(search);
  const app = (
    <StrictMode>
      <Root labels={labels} cache={styles.cache} />
    </StrictMode>
  );
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; require-trusted-types-for 'script'`,
  );
  const beginning = () =>
    `<!doctype html><html lang="${labels.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fortbildung</title><link rel="icon" href="/logo.svg">${styles.tags()}<script nonce="${nonce}">${colorModeScript}</script></head><body><div id="app">`;
  const end = `</div><script type="module" nonce="${nonce}" src="/client.js"></script></body></html>`;
  if (!isStream) {
    const html = renderToString(app);
    response.end(beginning() + html + end);
    return;
  }
  const { pipe } = renderToPipeableStream(app, {
    nonce,
    onAllReady: () => {
      response.write(beginning());
      const body = new PassThrough();
      body.on('end', () => response.end(end));
      body.pipe(response, { end: false });
      pipe(body);
    },
  });
}
