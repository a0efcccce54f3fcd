import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The fault of a connection, after this number of bytes from its client. */
interface Fault {
  /** The connections before it work; 1 is the next one. */
  readonly connection: number;
  readonly bytes: number;
  /** Whether it is closed, with all others, or becomes silent, with all others. */
  readonly kind: 'closed' | 'silent';
}

/** Forwards connections to a port of this computer, until a fault that the test asks for. */
export class UnsteadyLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #fault: Fault | undefined;
  #connections = 0;
  #isDown = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(port: number): Promise<UnsteadyLine> {
    const server = createServer();
    const line = new UnsteadyLine(server);
    server.on('connection', (client) => line.#forward(client, connect(port, '127.0.0.1')));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The number of connections since the last `failAt` or `work`. */
  get connections(): number {
    return this.#connections;
  }

  failAt(fault: Fault): void {
    this.work();
    this.#fault = fault;
  }

  work(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#fault = undefined;
    this.#connections = 0;
    this.#isDown = false;
  }

  close(): void {
    this.work();
    this.#server.close();
  }

  #forward(client: Socket, server: Socket): void {
    const number = (this.#connections += 1);
    let bytes = 0;
    const ends = [client, server] as const;
    for (const socket of ends) {
      const other = socket === client ? server : client;
      this.#sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
      if (this.#isDown && this.#fault?.kind === 'closed') socket.destroy();
      socket.on('data', (chunk) => {
        if (socket === client) bytes += chunk.length;
        const { connection, bytes: most } = this.#fault ?? { connection: 0, bytes: 0 };
        if (number === connection && bytes > most) this.#fail();
        if (!this.#isDown) other.write(chunk);
      });
    }
  }

  #fail(): void {
    this.#isDown = true;
    if (this.#fault?.kind === 'silent') return;
    for (const socket of this.#sockets) socket.destroy();
  }
}
