import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Spoken } from './engine.ts';

type Answer = [type: 1, id: number, error: { message: string } | null, result: unknown];

/** The key of an element in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Firefox's own WebDriver, which `geckodriver` passes on. Each message has its length in front: `12:[0,1,"…",{}]`. */
export class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #received = Buffer.alloc(0);
  #last = 0;

  static async open(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const marionette = new Marionette(socket);
    await marionette.#call('WebDriver:NewSession', {});
    return marionette;
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (part) => this.#receive(part));
    socket.on('error', () => undefined);
  }

  async readSpoken(selector: string): Promise<Spoken[]> {
    const found = await this.#call('WebDriver:FindElements', { using: 'css selector', value: selector });
    const ids = (found as Record<string, string>[]).map((element) => element[ELEMENT]);
    return Promise.all(
      ids.map(async (id) => ({
        role: await this.#valueOf('WebDriver:GetComputedRole', id),
        name: await this.#valueOf('WebDriver:GetComputedLabel', id),
      })),
    );
  }

  /** The pages stay open. */
  async end(): Promise<void> {
    await this.#call('WebDriver:DeleteSession', {});
    this.#socket.destroy();
  }

  async #valueOf(command: string, id: string | undefined): Promise<string> {
    return ((await this.#call(command, { id })) as { value: string }).value;
  }

  #call(command: string, parameters: object): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const text = JSON.stringify([0, id, command, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ([, , error, result]) => (error ? reject(new Error(error.message)) : resolve(result)));
    });
  }

  #receive(part: Uint8Array): void {
    this.#received = Buffer.concat([this.#received, part]);
    for (let colon = this.#received.indexOf(':'); colon > 0; colon = this.#received.indexOf(':')) {
      const end = colon + 1 + Number(this.#received.subarray(0, colon));
      if (this.#received.length < end) return;
      const message = JSON.parse(this.#received.subarray(colon + 1, end).toString()) as Answer | object;
      this.#received = this.#received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) this.#settle(message as Answer);
    }
  }

  #settle(answer: Answer): void {
    this.#waiting.get(answer[1])?.(answer);
    this.#waiting.delete(answer[1]);
  }
}
