/**
 * Lists by their names, as `JSON.stringify` has them, in pieces: in one, those of a large site would be in
 * memory several times over.
 */
export function* jsonInPieces(
  lists: Readonly<Record<string, readonly unknown[]>>,
): Generator<string> {
  let before = '{';
  for (const [name, list] of Object.entries(lists)) {
    yield `${before}${JSON.stringify(name)}:[`;
    for (let start = 0; start < list.length; start += entriesInPiece) {
      const piece = JSON.stringify(list.slice(start, start + entriesInPiece)).slice(1, -1);
      yield start === 0 ? piece : `,${piece}`;
    }
    before = '],';
  }
  yield ']}';
}

const entriesInPiece = 1000;
