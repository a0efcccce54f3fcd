import { answerField } from './answers/AnswerField.ts';
import call from './call/app.ts';
import { earlierTextsField } from './earlierTexts/EarlierTextsField.ts';
import { fileUseField } from './fileUse/FileUseField.ts';
import { handbook } from './handbook/module.ts';
import { hintsField } from './hints/HintsField.ts';
import { labelledList } from './labelledList/LabelledList.ts';
import { overview } from './overview/module.ts';
import { pageLinksField } from './pageLinks/PageLinksField.ts';
import { pageField } from './pagePicker/PageField.ts';
import sendAgain from './sendAgain/app.ts';

/** The entry of the bundle for Directus' interface. */
export const interfaces = [
  answerField,
  hintsField,
  earlierTextsField,
  fileUseField,
  labelledList,
  pageField,
  pageLinksField,
];

export const modules = [overview, handbook];

export const operations = [call, sendAgain];
