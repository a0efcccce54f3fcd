import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetSites } from './forget.ts';
import { timedBuild } from './timedBuild.ts';

/** Seconds of the build's thread, by stage. */
export type Stages = Readonly<Record<string, number>>;

/**
 * Builds again with V8's CPU profiler, which samples the stack. Each sample counts for the stage of
 * the innermost folder of our code on the stack, so work of a library counts for its caller. The
 * build needs no code for this.
 */
export async function stagesOf(contentDir: string, outDir: string): Promise<Stages> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  try {
    await forgetSites(outDir);
    await timedBuild(contentDir, outDir, {
      node: ['--cpu-prof', `--cpu-prof-dir=${folder}`],
      // Run the source: in a bundle, a profile does not name the folders.
      command: ['--import', 'tsx', 'eleventy/commands/build.ts'],
    });
    const profiles = await Promise.all(
      (await readdir(folder)).map(
        async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Profile,
      ),
    );
    return sumOf(profiles.map(secondsByStage));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** V8's format of profiles: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/ */
interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const stages: readonly (readonly [name: string, where: RegExp])[] = [
  ['search index', /\/eleventy\/search\//],
  ['rich text', /\/eleventy\/richText\//],
  ['pictures', /\/eleventy\/(images|icons|socialImages)\//],
  ['CSS', /\/eleventy\/rendering\/(pageCss|pageStyles|siteTheme|classRules|nested)\./],
  ['page data', /\/eleventy\/pageData\//],
  ['scripts and fonts', /\/eleventy\/(assets|islands|serviceWorker)\//],
  ['feeds and lists for machines', /\/eleventy\/(feeds|searchEngines|hosting|catalogue)\//],
  ['render', /\/(eleventy\/rendering|components)\//],
  ['props of screens', /\/pages\//],
  ['read', /\/data\/(sources|files|folders)\//],
  ['check', /\/data\//],
  ['write', /\/(node_modules\/@11ty\/|eleventy\/OutputFolder\.)/],
];

/** V8's own entries in the profile. */
const ownStages: ReadonlyMap<string, string> = new Map([
  ['(garbage collector)', 'garbage'],
  ['(idle)', 'waiting'],
]);

function secondsByStage({ nodes, samples, timeDeltas }: Profile): Stages {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stageOf = new Map<number, string>();
  const [root] = nodes;
  const pending = root ? [{ id: root.id, around: 'start, modules and Node itself' }] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const node = byId.get(next.id)!;
    const { functionName, url } = node.callFrame;
    const room = stages.find(([, where]) => where.test(url))?.[0];
    const stage = ownStages.get(functionName) ?? room ?? next.around;
    stageOf.set(node.id, stage);
    for (const child of node.children ?? []) pending.push({ id: child, around: stage });
  }
  const seconds: Record<string, number> = {};
  samples.forEach((id, index) => {
    const stage = stageOf.get(id)!;
    seconds[stage] = (seconds[stage] ?? 0) + timeDeltas[index]! / 1e6;
  });
  return seconds;
}

function sumOf(all: readonly Stages[]): Stages {
  const names = [...new Set(all.flatMap((one) => Object.keys(one)))];
  const total = (name: string) => all.reduce((sum, one) => sum + (one[name] ?? 0), 0);
  return Object.fromEntries(
    names.map((name) => [name, total(name)] as const).sort(([, one], [, other]) => other - one),
  );
}
