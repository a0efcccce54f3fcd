import { createServer } from 'node:http';

export type RecordingHost = Awaited<ReturnType<typeof startRecordingHost>>;

/** A host of a website with a build hook. Counts the calls. */
export async function startRecordingHost() {
  let calls = 0;
  let status = 200;
  const server = createServer((call, response) => {
    call.resume();
    calls += 1;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    hook: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`,
    get calls(): number {
      return calls;
    },
    /** Answers calls with this status from now on. */
    answerWith(next: number): void {
      status = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
