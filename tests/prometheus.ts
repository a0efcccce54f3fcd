import { foundOrInstalled, onPath } from './programs.ts';

export interface PrometheusPrograms {
  readonly prometheus: string;
  /** Checks rules, figures and examples of alerts. */
  readonly promtool: string;
}

/** Finds Prometheus, or installs it if possible: 110 MB, most of which is the program itself. */
export function findPrometheus(): PrometheusPrograms {
  return foundOrInstalled(find, 'prometheus');
}

function find(): PrometheusPrograms | undefined {
  const prometheus = onPath('prometheus');
  const promtool = onPath('promtool');
  return prometheus && promtool ? { prometheus, promtool } : undefined;
}
