const security = [
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'",
  "connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'",
].join('; ');

const client = { input: 'client.tsx', output: { entryFileNames: 'client.js' } };

export default ({ mode }) => ({
  preview: { headers: { 'Content-Security-Policy': security } },
  build: {
    target: 'es2024',
    outDir: `dist/${mode}`,
    ...(mode === 'client' && { rollupOptions: client }),
  },
});
