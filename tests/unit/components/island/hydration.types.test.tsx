import type { ReactElement } from 'react';
import { Island } from '../../../../components/island/Island.tsx';

function Chart({ year }: { year: number }) {
  return <p>{year}</p>;
}

const chart = <Chart year={2026} />;
const placeholder = <p>…</p>;

// The compiler runs these checks: `npm run types` fails if an expected error is missing.
const sensible: ReactElement[] = [
  <Island on="load">{chart}</Island>,
  <Island on="idle" placeholder={placeholder}>
    {chart}
  </Island>,
  <Island on="visible" margin="400px" placeholder={placeholder}>
    {chart}
  </Island>,
  <Island on="interaction">{chart}</Island>,
  <Island on="session" storageKey="chart">
    {chart}
  </Island>,
  <Island on="stored" storageKey="chart:">
    {chart}
  </Island>,
  <Island on="consented" functionId="rating" placeholder={null}>
    {chart}
  </Island>,
];

const senseless: ReactElement[] = [
  // @ts-expect-error a visitor can't interact with a placeholder
  <Island on="interaction" placeholder={placeholder}>
    {chart}
  </Island>,
  // @ts-expect-error `margin` is only for islands that load when visible
  <Island on="load" margin="400px">
    {chart}
  </Island>,
  // @ts-expect-error an island that a visitor interacts with is already visible
  <Island on="interaction" margin="400px">
    {chart}
  </Island>,
  // @ts-expect-error a session island must name the stored value that it needs
  <Island on="session">{chart}</Island>,
  // @ts-expect-error this function id does not exist
  <Island on="consented" functionId="raiting" placeholder={null}>
    {chart}
  </Island>,
  // @ts-expect-error an island that needs consent must have a placeholder
  <Island on="consented" functionId="rating">
    {chart}
  </Island>,
  // @ts-expect-error this trigger does not exist
  <Island on="hover">{chart}</Island>,
  // @ts-expect-error the trigger is required
  <Island>{chart}</Island>,
  // @ts-expect-error an island has exactly one component
  <Island on="load">
    {chart}
    {chart}
  </Island>,
  // @ts-expect-error a text is not a component
  <Island on="load">2026</Island>,
];

describe('the type of an island', () => {
  it('tells sense from nonsense', () => {
    expect([sensible.length, senseless.length]).toEqual([7, 10]);
  });
});
