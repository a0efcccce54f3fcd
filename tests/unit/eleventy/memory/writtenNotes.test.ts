import { describe, expect, it } from '@jest/globals';
import type { Answers } from '../../../../eleventy/memory/Answers.ts';
import type { Notes } from '../../../../eleventy/memory/notes.ts';
import {
  NotesWriter,
  readNotes,
  type WrittenNotes,
} from '../../../../eleventy/memory/writtenNotes.ts';

const menu = notes({ questions: ['menus de'], shared: ['footer'] });
const page = notes({
  questions: ['site project', 'menus de'],
  warnings: [['pages/home.json', 'no title']],
  within: [menu],
});
const answers = { to: (question: string) => `answer to ${question}` } as Answers;

function notes(some: Partial<Notes>): Notes {
  const none = { questions: [], shared: [], warnings: [], texts: [], searched: [], within: [] };
  return { ...none, ...some };
}

/** The notes as a later build finds them on the disk. */
function written(...all: readonly Notes[]): { places: number[]; file: WrittenNotes } {
  const writer = new NotesWriter();
  const places = all.map((each) => writer.write(each));
  return { places, file: JSON.parse(JSON.stringify(writer.all(answers))) as WrittenNotes };
}

describe('written notes', () => {
  it('are read as they were', () => {
    const { places, file } = written(page, menu);
    const read = readNotes(file);
    expect(places.map((place) => read.notes[place])).toEqual([page, menu]);
    expect(Object.fromEntries(read.answers)).toEqual({
      'site project': 'answer to site project',
      'menus de': 'answer to menus de',
    });
  });

  it('contain once what several pages share', () => {
    const { places, file } = written(page, notes({ within: [menu] }), page);
    expect(places[2]).toBe(places[0]);
    expect(file.notes).toHaveLength(3);
    expect(file.questions.map(([question]) => question)).toEqual(['menus de', 'site project']);
  });

  // A page read without one of its questions would stay when the answer changes.
  it.each([
    ['a question', { questions: [] }, 'There is nothing at 0.'],
    ['the name of shared data', { shared: [] }, 'There is nothing at 0.'],
    ['the notes within', { notes: [[[], [], [7], [], [], []]] }, 'There is nothing at 7.'],
  ] as const)('are refused without %s', (_, missing, error) => {
    const { file } = written(page);
    expect(() => readNotes({ ...file, ...missing })).toThrow(error);
  });
});
