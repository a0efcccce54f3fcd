import addresses from './addresses/addresses.ts';
import { noteAnswers } from './answers/noteAnswers.ts';
import call from './call/api.ts';
import { deadLinksEndpoint } from './deadLinks/answer.ts';
import { checkLinks } from './deadLinks/checkLinks.ts';
import { serveDeadLinks } from './deadLinks/serveDeadLinks.ts';
import { signMails } from './dkim/signMails.ts';
import forms from './forms/forms.ts';
import { registerGuards } from './guard/guards.ts';
import { handbookEndpoint } from './handbook/path.ts';
import { serveHandbook } from './handbook/serveHandbook.ts';
import members from './members/members.ts';
import { measure } from './metrics/metrics.ts';
import { openOverviewFirst } from './overview/firstPage.ts';
import { problemsEndpoint } from './problems/answer.ts';
import { serveProblems } from './problems/serveProblems.ts';
import { publicationEndpoint } from './publication/answer.ts';
import { servePublication } from './publication/servePublication.ts';
import publishing from './publishing/publishing.ts';
import sendAgain from './sendAgain/api.ts';
import { flagOutdated } from './translations/flagOutdated.ts';

/**
 * The parts of the extension, by their names in package.json. Directus registers them in this order: the metrics
 * count what the guard refuses, and the guard comes before all that it protects, except the note of answers: the wrapper of a
 * method that is registered last is the outer one. A mail is signed when it is complete.
 */
export const hooks = [
  { name: 'metrics', config: measure },
  { name: 'answers', config: noteAnswers },
  { name: 'guard', config: registerGuards },
  { name: 'forms', config: forms },
  { name: 'members', config: members },
  { name: 'addresses', config: addresses },
  { name: 'publishing', config: publishing },
  { name: 'translations', config: flagOutdated },
  { name: 'deadLinks', config: checkLinks },
  { name: 'firstPage', config: openOverviewFirst },
  { name: 'dkim', config: signMails },
];

export const endpoints = [
  { name: handbookEndpoint, config: serveHandbook },
  { name: publicationEndpoint, config: servePublication },
  { name: problemsEndpoint, config: serveProblems },
  { name: deadLinksEndpoint, config: serveDeadLinks },
];

export const operations = [
  { name: 'call', config: call },
  { name: 'sendAgain', config: sendAgain },
];
