import { DomUtils, parseDocument } from 'htmlparser2';
import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from '../../../../components/island/Island.tsx';
import { render } from '../../../../eleventy/rendering/render.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Guten Tag, {name}!</p>;
}

function Field() {
  return <input id={useId()} />;
}

function Shouting({ shout }: { shout: () => void }) {
  return <button onClick={shout} />;
}

const greeting = <Greeting name="Frau Muster" />;

describe('an island on a page', () => {
  it('is rendered like everything else, in an element that holds its props', () => {
    const html = render(<Island on="idle">{greeting}</Island>, 'de');
    expect(html).toContain('name="Greeting"');
    expect(html).toContain(`props='{"name":"Frau Muster"}'`);
    expect(html).toMatch(/<p>Guten Tag, .*Frau Muster.*!<\/p>/);
  });

  it('keeps any quotes, brackets and ampersands in its props', () => {
    const name = `'A' "B" <c> &quot; &amp; props="{}"`;
    const html = render(
      <Island on="idle">
        <Greeting name={name} />
      </Island>,
      'de',
    );
    const island = DomUtils.findOne(
      ({ attribs }) => 'props' in attribs,
      parseDocument(html).children,
    );
    expect(JSON.parse(island!.attribs.props!)).toEqual({ name });
    expect(Object.keys(island!.attribs)).toEqual(['name', 'on', 'prefix', 'props']);
  });

  it('is not imitated by an attribute of an editor’s text, which may contain `<`', () => {
    const text = { __html: '<abbr title="<collegium-island a props=">a</abbr>' };
    const html = render(
      <div>
        <div dangerouslySetInnerHTML={text} />
        {'" onfocus=alert(1) x='}
        <p id="b" />
      </div>,
      'de',
    );
    expect(html).toContain('props=">a</abbr></div>&quot; onfocus=alert(1) x=<p id="b">');
  });

  it('tells the browser when to hydrate it', () => {
    expect(render(<Island on="interaction">{greeting}</Island>, 'de')).toContain(
      'on="interaction"',
    );
    const html = render(
      <Island on="visible" margin="20%">
        {greeting}
      </Island>,
      'de',
    );
    expect(html).toContain('on="visible" margin="20%"');
  });

  it('shows its placeholder where it can not be rendered at build time', () => {
    const html = render(
      <Island on="load" placeholder={<p>Die Karte wird geladen.</p>}>
        {greeting}
      </Island>,
      'de',
    );
    expect(html).toContain('placeholder=""');
    expect(html).toContain('><p>Die Karte wird geladen.</p><');
    expect(html).not.toContain('Guten Tag');
  });

  it('makes ids of its own, so that two of a kind do not share one', () => {
    const html = render(
      <>
        <Island on="load">
          <Field />
        </Island>
        <Island on="load">
          <Field />
        </Island>
      </>,
      'de',
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it('can not take a function along to the browser', () => {
    const shouting = (
      <Island on="load">
        <Shouting shout={() => undefined} />
      </Island>
    );
    expect(() => render(shouting, 'de')).toThrow('The island Shouting gets "shout"');
  });

  it('has to be a component', () => {
    const paragraph = (
      <Island on="load">
        <p />
      </Island>
    );
    expect(() => render(paragraph, 'de')).toThrow('<Island> holds a component, not <p>.');
  });

  it('is simply alive where nothing renders pages, as in Storybook', () => {
    expect(renderToStaticMarkup(<Island on="load">{greeting}</Island>)).toBe(
      '<p>Guten Tag, Frau Muster!</p>',
    );
  });
});
