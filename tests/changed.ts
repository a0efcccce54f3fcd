import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What is different from an earlier commit. */
export interface Changed {
  /** The commit that it is compared with. */
  readonly commit: string;
  /** Committed since, not yet committed, or new. */
  readonly files: readonly string[];
  /** Those of them that were not deleted. */
  readonly existing: readonly string[];
}

/**
 * All that has changed since the branch left another one, by default the main branch; on the main
 * branch itself, what is not yet committed.
 */
export function changedSince(other = mainBranch()): Changed {
  const [commit = ''] = git('merge-base', other, 'HEAD');
  const files = [
    ...git('diff', '--name-only', '--no-renames', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const unique = [...new Set(files)].sort();
  return { commit, files: unique, existing: unique.filter((file) => existsSync(file)) };
}

/** The local one may be older than what is on the server. */
function mainBranch(): string {
  const known = git('for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes');
  return ['origin/main', 'main'].find((name) => known.includes(name)) ?? 'HEAD';
}

function git(...args: readonly string[]): readonly string[] {
  const output = execFileSync('git', args, { encoding: 'utf8' });
  return output.split('\n').filter((line) => line !== '');
}
