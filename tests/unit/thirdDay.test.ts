import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { everyThirdDay, leftOut } from '../run/thirdDay.ts';

test.each(Object.entries(everyThirdDay))(
  'each file of %s exists, and runs on one of three days',
  (suite, files) => {
    for (const file of files) {
      expect([file, existsSync(file)]).toEqual([file, true]);
      const days = [20261128, 20261129, 20261130].filter(
        (day) => !leftOut(suite, day).includes(file),
      );
      expect([file, days.length]).toEqual([file, 1]);
    }
  },
);
