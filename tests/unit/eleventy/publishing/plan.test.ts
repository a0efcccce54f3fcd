import { describe, expect, it } from '@jest/globals';
import { planOf } from '../../../../eleventy/publishing/webSpace/plan.ts';
import { readState } from '../../../../eleventy/publishing/webSpace/State.ts';

const nothing = readState(undefined);

describe('a publication on web space', () => {
  it('shows files in an order in which no page names a missing file', () => {
    const files = [
      ...['page-data/index/page-data.json', 'index.html', 'service-worker.js', '.htaccess'],
      ...['files/a.pdf', 'page-data/sq/d/1.json', 'search-index/parts/2.json', 'assets/app.js'],
    ];
    const hashes = Object.fromEntries(files.map((file) => [file, 'x']));
    expect(planOf(hashes, nothing).changed).toEqual([
      ...['page-data/sq/d/1.json', 'search-index/parts/2.json', 'assets/app.js'],
      ...['.htaccess', 'files/a.pdf'],
      'index.html',
      ...['page-data/index/page-data.json', 'service-worker.js'],
    ]);
  });

  it('changes only what differs', () => {
    const former = { ...nothing, hashes: { 'index.html': '1', 'a/b/c.html': '1', 'd.html': '1' } };
    expect(planOf({ 'index.html': '1', 'a/b/c.html': '2', 'd.html': '1' }, former)).toEqual({
      changed: ['a/b/c.html'],
      folders: ['a', 'a/b'],
      ...{ deleted: [], emptied: [], kept: [] },
    });
  });

  it('keeps scripts of open pages until the next publication, and deletes other files', () => {
    const former = {
      ...nothing,
      hashes: { 'a/b/c.html': '1', 'a/d.html': '1', 'assets/1.js': '1' },
      kept: ['assets/0.js', 'assets/old/again.js'],
    };
    expect(planOf({ 'a/d.html': '1', 'assets/old/again.js': '1' }, former)).toMatchObject({
      deleted: ['a/b/c.html', 'assets/0.js'],
      emptied: ['a/b'],
      kept: ['assets/1.js'],
    });
  });
});
