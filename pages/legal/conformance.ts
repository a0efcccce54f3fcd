import type { AccessibilityPageProps } from '../../components/legal/AccessibilityPage.tsx';
import report from './conformance.json' with { type: 'json' };

/** The figures of the conformance report (docs/conformance), which `npm run conformance` writes. */
export const conformance: AccessibilityPageProps['conformance'] = {
  version: report.version,
  date: report.date,
  criteria: {
    supported: report.supports,
    partial: report['partially-supports'],
    unsupported: report['does-not-support'],
    inapplicable: report['not-applicable'],
    unknown: report['not-evaluated'],
  },
};
