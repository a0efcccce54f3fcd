import { createServer } from 'node:net';

/** Starts a mail server that gives this answer to the name of each recipient. */
export async function refusingServer(port: number, answer: string) {
  const server = createServer((socket) => {
    socket.write('220 refusing\r\n');
    socket.on('data', (data) => {
      const asked = data.toString().slice(0, 4).toUpperCase();
      if (asked === 'QUIT') socket.end('221 Bye\r\n');
      else socket.write(asked === 'RCPT' ? `${answer}\r\n` : '250 OK\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { stop: () => new Promise<void>((done) => server.close(() => done())) };
}
