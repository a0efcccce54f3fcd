import type { Report } from '../../../../.storybook/conformance/Report.ts';
import generated from '../../../../docs/conformance/report.json' with { type: 'json' };

/** `npm run conformance` writes it. */
export const report = generated as Report;
