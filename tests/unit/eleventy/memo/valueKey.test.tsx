import { describe, expect, it } from '@jest/globals';
import { valueKey } from '../../../../eleventy/memo/valueKey.ts';

function Title({ text }: { text: string; level?: number | undefined }) {
  return <h1>{text}</h1>;
}
function Lead({ text }: { text: string }) {
  return <p>{text}</p>;
}

describe('the key of a value', () => {
  it.each<[string, unknown, unknown]>([
    ['text', 'a', 'b'],
    ['a number and a text', 1, '1'],
    ['where one text ends', ['a', 'b'], ['a"1:b']],
    ['where a list ends', [['a'], 'b'], [['a', 'b']]],
    ['nothing and no value', [null], [undefined]],
    ['the name of a field', { a: 1 }, { b: 1 }],
    ['where the name of a field ends', { a: '', b: '' }, { 'a:"0:b': '' }],
    ['where the name of a field ends that has its length', { a: '', b: '' }, { 'a"0:"1:b': '' }],
    ['a set', new Set(['a']), new Set(['b'])],
    ['a map', new Map([['a', 1]]), new Map([['a', 2]])],
    ['an element', <p key="1">a</p>, <h2 key="1">a</h2>],
    ['the props of a component', <Title text="a" />, <Title text="b" />],
    ['a component', <Title text="a" />, <Lead text="a" />],
    ['the key of an element', <p key="1">a</p>, <p key="2">a</p>],
    [
      'where the key of an element ends',
      [<p key="1">a</p>, <p key="2">b</p>],
      [<p key={'1{children:"1:a}><p 2'}>b</p>],
    ],
    ['an element without a key', <p>a</p>, <p key="">a</p>],
    ['what is inside', <div><Title text="a" /></div>, <div><Title text="b" /></div>], // prettier-ignore
  ])('tells %s apart', (_, one, other) => {
    expect(valueKey(one)).toBe(valueKey(one));
    expect(valueKey(one)).not.toBe(valueKey(other));
  });

  it('is the same where no prop is given and where it is undefined', () => {
    expect(valueKey(<Title text="a" level={undefined} />)).toBe(valueKey(<Title text="a" />));
  });

  it.each<[string, unknown, string]>([
    ['a function', { list: [{ onClick: () => 0 }] }, 'list.onClick: a function'],
    ['an object of a class', { since: new Date(0) }, 'since: Date'],
    ['a symbol', { kind: Symbol('a') }, 'kind: a symbol'],
  ])('refuses %s, and says where it is', (_, value, message) => {
    expect(() => valueKey(value)).toThrow(
      `${message} can't be part of what a page is rendered from.`,
    );
  });

  it('refuses a second component of the same name', () => {
    const Other = { Title: () => null };
    valueKey(<Title text="a" />);
    expect(() => valueKey(<Other.Title />)).toThrow(
      'Two components of pages have the name “Title”',
    );
  });

  it('refuses a component without a name', () => {
    const Nameless = Object.defineProperty(() => null, 'name', { value: '' });
    expect(() => valueKey(<Nameless />)).toThrow('A component of a page has no name.');
  });
});
