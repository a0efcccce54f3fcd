import { noting } from '../../eleventy/memory/notes.ts';
import { openMemory } from './rememberingWriter.ts';
import type { BuildData } from './templateData.ts';

/**
 * Writes a file that is no page, and of which editors hear nothing, or lets the last build's stay
 * where it would become the same.
 *
 * @param records that it shows
 * @param make asks for anything else by the data that it is given
 */
export function writeRemembered(
  buildData: BuildData,
  address: string,
  records: readonly object[],
  make: (data: BuildData) => string,
): void {
  const { pageMemory, output } = buildData;
  if (!pageMemory) {
    output.write(address, make(buildData));
    return;
  }
  const memory = openMemory(buildData, pageMemory);
  const given = memory.answers.ofRecords(records);
  const known = memory.find(address, given);
  if (known) {
    memory.keep(address, known);
    return;
  }
  const { value, notes } = noting(() => make({ ...buildData, ...memory.noted }));
  output.write(address, value);
  memory.add(address, { given, notes }, [address]);
}
