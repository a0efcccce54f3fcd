import type { Labels } from '../../contract/labels.ts';
import { trainingKinds, trainingTimes } from '../../contract/training.ts';
import type { Facet } from './facets.ts';

/** The facets of the institution list. */
export function institutionFacets(
  states: readonly { id: string; name: string }[],
  { label }: Labels,
): Facet[] {
  return [
    {
      name: 'state',
      label: label('institutions.state'),
      options: [
        { value: '', label: label('institutions.allStates') },
        ...states.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'kind',
      label: label('institutions.kind'),
      options: [
        { value: '', label: label('institutions.allKinds') },
        ...trainingKinds.map((kind) => ({
          value: kind,
          label: label(`institutions.kinds.${kind}`),
        })),
      ],
    },
    {
      name: 'time',
      label: label('institutions.time'),
      options: [
        { value: '', label: label('institutions.allTimes') },
        ...trainingTimes.map((time) => ({
          value: time,
          label: label(`institutions.times.${time}`),
        })),
      ],
    },
  ];
}
