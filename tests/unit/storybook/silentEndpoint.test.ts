import { expect, it } from '@jest/globals';
import { silentEndpoint } from '../../../stories/silentEndpoint.ts';

// Forms keep a pending request outside of the story, so the next story's form would wait for it, too.
it('a request to the silent backend ends with its story', async () => {
  const end = silentEndpoint();
  const request = fetch('https://cms.vhm.example/anything');
  end();
  await expect(request).rejects.toThrow('Failed to fetch');
});
