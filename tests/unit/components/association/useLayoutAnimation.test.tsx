/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLayoutAnimation } from '../../../../components/association/useLayoutAnimation.ts';

const animate = jest.fn<Animation, Parameters<Element['animate']>>();
const cancel = jest.fn();
let now: jest.SpiedFunction<Performance['now']>;

beforeEach(() => {
  animate.mockReset().mockReturnValue({ cancel } as unknown as Animation);
  cancel.mockReset();
  now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
});

afterEach(() => jest.restoreAllMocks());

it('lets what moved come from where it was, in 450 ms', () => {
  const entry = elementAt(400);
  move(entry, () => place(entry, 100));
  expect(animate).toHaveBeenCalledWith([{ translate: '0px 300px' }, {}], {
    duration: 450,
    easing: expect.any(String) as string,
  });
});

it('lets what was hidden appear', () => {
  const entry = elementAt(undefined);
  move(entry, () => place(entry, 100));
  expect(animate).toHaveBeenCalledWith([{ opacity: 0 }, {}], expect.anything());
});

it('lets what stands for the same come from where the other was', () => {
  const [before, after] = [elementAt(400), elementAt(100)];
  let shown = before;
  const { result } = renderHook(useLayoutAnimation);
  result.current(
    () => new Map([['entry', shown]]),
    () => void (shown = after),
  );
  expect(animate).toHaveBeenCalledWith([{ translate: '0px 300px' }, {}], expect.anything());
});

it.each([
  ['is hidden now', 100, undefined],
  ['is out of sight before and after', 5000, 6000],
])('leaves alone what %s', (_, before, after) => {
  const entry = elementAt(before);
  move(entry, () => place(entry, after));
  expect(animate).not.toHaveBeenCalled();
});

it('makes the change without any motion where visitors want none', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const entry = elementAt(400);
  const change = jest.fn(() => place(entry, 100));
  move(entry, change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(animate).not.toHaveBeenCalled();
});

it('stops when the window is resized, and starts again 250 ms after', () => {
  const entry = elementAt(400);
  const { result } = renderHook(useLayoutAnimation);
  const to = (top: number) => result.current(only(entry), () => place(entry, top));
  to(100);
  expect(animate).toHaveBeenCalledTimes(1);
  act(() => void dispatchEvent(new Event('resize')));
  expect(cancel).toHaveBeenCalledTimes(1);

  now.mockReturnValue(10_249);
  to(200);
  expect(animate).toHaveBeenCalledTimes(1);
  now.mockReturnValue(10_250);
  to(300);
  expect(animate).toHaveBeenCalledTimes(2);
});

function move(element: HTMLElement, change: () => void): void {
  renderHook(useLayoutAnimation).result.current(only(element), change);
}

function only(element: HTMLElement) {
  return () => new Map([['entry', element]]);
}

/** jsdom has no layout, so this sets the element's position. `undefined` means hidden. */
function elementAt(top: number | undefined): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element, { animate });
  place(element, top);
  return element;
}

function place(element: HTMLElement, top: number | undefined): void {
  const box = { left: 0, top: top ?? 0, bottom: (top ?? 0) + 50 };
  Object.assign(element, {
    getClientRects: () => (top === undefined ? [] : [box]),
    getBoundingClientRect: () => box,
  });
}
