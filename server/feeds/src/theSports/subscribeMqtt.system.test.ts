import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Broker, createBroker } from '../fakeVendors/theSports/createBroker';
import { subscribeMqtt } from './subscribeMqtt';

let server: Server | undefined;
let stop = () => {};

/** Follows a topic of a broker that has `topic/one` alone. */
async function following(topic: string, isWelcome = true) {
  const broker: Broker = createBroker({ topic: 'topic/one', isWelcome: () => isWelcome });
  server = createServer().on('upgrade', broker.upgrade).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/mqtt`;
  const heard: string[] = [];
  let onNext = () => {};
  const note = (word: string) => {
    heard.push(word);
    onNext();
  };
  stop = subscribeMqtt(
    { url, topic, username: 'tyso', password: 'hush' },
    {
      onOpen: () => note('open'),
      onMessage: (payload) => note(Buffer.from(payload).toString()),
      onLost: ({ message }) => note(`lost: ${message}`),
    },
    20,
  );
  return {
    broker,
    heard,
    async until(count: number) {
      while (heard.length < count) await new Promise<void>((resolve) => (onNext = resolve));
    },
  };
}

afterEach(async () => {
  stop();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

it('opens, hears messages, reports a lost line once, and comes back', async () => {
  const { broker, heard, until } = await following('topic/one');
  await until(1);
  broker.publish('goal');
  await until(2);
  broker.cut();
  await until(3);
  broker.restore();
  await until(4);
  expect(heard).toEqual(['open', 'goal', 'lost: the line was closed', 'open']);
});

it('reports a refused topic once, and tries again', async () => {
  const { broker, heard } = await following('topic/other');
  await broker.opened(3);
  expect(heard).toEqual(['lost: Subscribe error: Unspecified error']);
});

it('reports a refused account once, and tries again', async () => {
  const { broker, heard } = await following('topic/one', false);
  await broker.opened(3);
  expect(heard).toEqual(['lost: Connection refused: Not authorized']);
});

it('says nothing once it has ended', async () => {
  const { broker, heard, until } = await following('topic/one');
  await until(1);
  stop();
  broker.cut();
  await new Promise((resolve) => server?.close(resolve));
  expect(heard).toEqual(['open']);
});
