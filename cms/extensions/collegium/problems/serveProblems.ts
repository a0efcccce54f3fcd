import { ForbiddenError } from '@directus/errors';
import type { Router } from 'express';
import { contentProblems } from '../../../../data/checks/contentProblems.ts';
import { atMostEvery } from '../atMostEvery.ts';
import type { Context, DirectusRequest } from '../directus.ts';
import { worksInDirectus } from '../guard/worksInDirectus.ts';
import { languageOf } from '../publishing/editorLanguage.ts';
import { isTooMuch } from '../publishing/largeKinds.ts';
import { placeOf, sentenceOf } from '../publishing/problemWords.ts';
import { readContent } from '../publishing/readContent.ts';
import type { ProblemsAnswer } from './answer.ts';

/** Milliseconds for which all people get the same problems. Finding them takes 0.1 s of Directus' only thread. */
const pause = 5000;

const maxShown = 20;

/**
 * Answers accounts with access to Directus' interface what of the public content can't be published, by the rules of the build. Directus refuses
 * most of it when an editor saves, but not what a script, an import or an administrator has written.
 *
 * Answers nothing if there are very many news or products.
 */
export function serveProblems(router: Router, context: Context): void {
  const { database, getSchema } = context;
  const find = atMostEvery(pause, async () => {
    if (await isTooMuch(database)) return undefined;
    const schema = await getSchema();
    const content = await readContent(context, { database, schema }, { time: new Date() });
    return { content, problems: contentProblems(content) };
  });
  const answer = async (user: string | null): Promise<ProblemsAnswer> => {
    const found = await find();
    if (!found || found.problems.length === 0) return { problems: [], total: 0 };
    const { content, problems } = found;
    const reader = { content, language: await languageOf(database, user) };
    const shown = problems.slice(0, maxShown).map((problem) => ({
      link: `/content/${problem.origin}`,
      place: placeOf(problem, reader),
      sentence: sentenceOf(problem, reader),
    }));
    return { problems: shown, total: problems.length };
  };
  router.get('/', (request: DirectusRequest, response, next) => {
    if (!worksInDirectus(request)) {
      next(new ForbiddenError());
      return;
    }
    response.setHeader('Cache-Control', 'private, no-store');
    answer(request.accountability?.user ?? null).then((data) => response.json({ data }), next);
  });
}
