import addresses from './addresses/addresses.ts';
import { noteAnswers } from './answers/noteAnswers.ts';
import call from './call/api.ts';
import forms from './forms/forms.ts';
import { registerGuards } from './guard/guards.ts';
import members from './members/members.ts';
import { openOverviewFirst } from './overview/firstPage.ts';
import { checkSaved } from './publishing/checkSaved.ts';
import sendAgain from './sendAgain/api.ts';

/** The parts of the extension, by their names in package.json. Directus registers the guard first. */
export const hooks = [
  { name: 'guard', config: registerGuards },
  { name: 'forms', config: forms },
  { name: 'members', config: members },
  { name: 'addresses', config: addresses },
  { name: 'publishing', config: checkSaved },
  { name: 'firstPage', config: openOverviewFirst },
  { name: 'answers', config: noteAnswers },
];

export const operations = [
  { name: 'call', config: call },
  { name: 'sendAgain', config: sendAgain },
];
