import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type BrowserEvent, openBrowserPipe } from './browser-pipe.ts';

function openEnds() {
  const [read, write] = [new PassThrough(), new PassThrough()];
  const [events, ends]: [BrowserEvent[], string[]] = [[], []];
  const pipe = openBrowserPipe({
    ...{ read, write },
    onEvent: (event) => events.push(event),
    onEnd: (error) => ends.push(String(error)),
  });
  return { read, write, events, ends, pipe };
}

test('messages are read however the pipe cuts them, and replies find who waits for them', async () => {
  const { read, write, events, ends, pipe } = openEnds();
  const one = pipe.send('One', { at: 1 }, 'frame');
  pipe.tell('Two');
  const three = pipe.send('Three');
  expect(String(write.read())).toBe(
    '{"id":1,"method":"One","params":{"at":1},"sessionId":"frame"}\0{"id":2,"method":"Two","params":{}}\0{"id":3,"method":"Three","params":{}}\0',
  );
  const said = Buffer.from(
    '{"id":3,"error":{"message":"refused"}}\0{"id":2,"result":{}}\0{"method":"Über","params":{"at":2}}\0{"id":1,"result":{"text":"ü"}}\0',
  );
  for (const byte of said) read.write(Buffer.from([byte]));
  await expect(three).rejects.toThrow('refused');
  expect(await one).toEqual({ text: 'ü' });
  expect(events).toEqual([{ method: 'Über', params: { at: 2 }, sessionId: undefined }]);
  expect(ends).toEqual([]);
});

test.each([
  ['is no JSON', Buffer.from('{\0')],
  ['is no message', Buffer.from('[]\0')],
  ['has no end', Buffer.alloc(25 * 1024 * 1024, 'x')],
])('a message that %s ends the visit, and does not throw', async (_is, said) => {
  const { read, ends } = openEnds();
  read.write(said);
  await turn();
  expect(ends).toHaveLength(1);
});

test('a browser that closes its pipe, or no longer reads, ends the visit', async () => {
  const { read, write, ends } = openEnds();
  read.destroy();
  await turn();
  write.destroy(new Error('EPIPE'));
  await turn();
  expect(ends).toEqual(['Error: the browser ended', 'Error: EPIPE']);
});
