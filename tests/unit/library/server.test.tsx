import { renderToString } from 'react-dom/server';
import { Button } from '../../../components/primitives/Button.tsx';
import { CollegiumProvider } from '../../../library/CollegiumProvider.tsx';
import { serverStyles } from '../../../library/server.ts';

const labels = { language: 'de', texts: {} } as const;

describe('serverStyles', () => {
  it('has the theme and the styles of what was rendered, with the nonce', () => {
    const styles = serverStyles({ stylesheet: ':root{--space-0:0}', nonce: 'a"b' });
    const html = renderToString(
      <CollegiumProvider labels={labels} cache={styles.cache}>
        <Button>Senden</Button>
      </CollegiumProvider>,
    );
    const [, name = ''] = /<button type="button" class="c-(\w+)"/.exec(html) ?? [];
    const [theme, rules] = styles.tags().split('</style>');
    expect(theme).toBe('<style nonce="a&quot;b" data-collegium-theme>:root{--space-0:0}');
    expect(rules).toMatch(`<style nonce="a&quot;b" data-emotion="c ${name}">.c-${name}{`);
  });

  it('keeps the styles of two responses apart', () => {
    const styles = serverStyles();
    renderToString(
      <CollegiumProvider labels={labels} cache={styles.cache}>
        <Button>Senden</Button>
      </CollegiumProvider>,
    );
    expect(serverStyles().tags()).toBe('<style data-emotion="c "></style>');
  });
});

describe('CollegiumProvider on the server', () => {
  it('names what it lacks', () => {
    expect(() => renderToString(<CollegiumProvider labels={labels}>…</CollegiumProvider>)).toThrow(
      'On the server, CollegiumProvider needs the `cache` of `serverStyles`.',
    );
  });
});
