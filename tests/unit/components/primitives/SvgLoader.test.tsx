/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { SvgLoader } from '../../../../components/primitives/SvgLoader.island.tsx';
import { renderOnPage } from '../../onPage.tsx';

const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${content}</svg>`)}`;

/** Status and type of the response, which the address does not determine. */
let answer = { status: 200, type: 'image/svg+xml' };

beforeEach(() => {
  answer = { status: 200, type: 'image/svg+xml' };
  jest.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockImplementation(() => answer.status);
  jest
    .spyOn(XMLHttpRequest.prototype, 'getResponseHeader')
    .mockImplementation(() => `${answer.type}; charset=utf-8`);
});

describe('SvgLoader', () => {
  it('replaces its fallback by the drawing', async () => {
    const { container } = renderOnPage(
      <SvgLoader src={svg('<path d="M0 0h8"/>')} label="Ein Strich">
        Strich
      </SvgLoader>,
    );
    expect(screen.getByText('Strich')).toBeInTheDocument();
    const drawing = await screen.findByRole('img', { name: 'Ein Strich' });
    expect(drawing.querySelector('svg > path')).toHaveAttribute('d', 'M0 0h8');
    expect(screen.queryByText('Strich')).not.toBeInTheDocument();
    expect(container.querySelector('svg')!.ownerDocument).toBe(document);
  });

  it('accepts plain text, too', async () => {
    answer.type = 'text/plain';
    renderOnPage(<SvgLoader src={svg('')} label="Leer" />);
    expect(await screen.findByRole('img', { name: 'Leer' })).toBeInTheDocument();
  });

  it('removes scripts, styles and references', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '<g onload="alert(1)" style="fill:red"><a href="javascript:alert(1)"><circle r="1"/></a></g>',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
      '<image href="https://other.example/pixel.png"/><style>@import "https://other.example"</style>',
      '<use href="https://other.example/#x"/>',
    ].join('');
    const { container } = renderOnPage(<SvgLoader src={svg(hostile)} label="Bild" />);
    await screen.findByRole('img');
    expect(container.querySelector('circle')).not.toBeNull();
    expect(
      container.querySelector('script, style, image, use, foreignObject, img, [onload], [style]'),
    ).toBeNull();
    expect(container.innerHTML).not.toMatch(/javascript:|other\.example|alert/);
  });

  it.each([
    ['Not found', { status: 404 }, svg('')],
    ['Not found', { status: 301 }, svg('')],
    ['Not found', { status: 0 }, svg('')],
    ["Content type isn't valid", { type: 'text/html' }, svg('')],
    ["Content type isn't valid", {}, 'data:image/svg+xml,<p/>'],
    ['Missing src', {}, ''],
  ])('reports “%s” for %j and keeps the fallback', async (problem, given, src) => {
    answer = { ...answer, ...given };
    const onError = jest.fn();
    renderOnPage(
      <SvgLoader src={src} onError={onError}>
        Ersatz
      </SvgLoader>,
    );
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: problem, src }));
    expect(screen.getByText('Ersatz')).toBeInTheDocument();
  });

  it('reports a browser that knows no SVG', async () => {
    const known = SVGSVGElement;
    const onError = jest.fn();
    Reflect.deleteProperty(globalThis, 'SVGSVGElement');
    renderOnPage(<SvgLoader src={svg('')} onError={onError} />);
    globalThis.SVGSVGElement = known;
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Browser does not support SVG' }),
    );
  });

  it('reports nothing after it was removed', async () => {
    const onError = jest.fn();
    const aborted = jest.spyOn(XMLHttpRequest.prototype, 'abort');
    const { unmount } = renderOnPage(<SvgLoader src={svg('')} onError={onError} />);
    unmount();
    expect(aborted).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    expect(onError).not.toHaveBeenCalled();
  });
});
