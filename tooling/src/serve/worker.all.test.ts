import { text } from 'node:stream/consumers';
import { parseVisit } from '@farekite/shared/telemetry';
import { answering, stopAnswering } from '../testing/answering';
import { MemoryStore } from '../testing/MemoryStore';
import { startWorker } from '../testing/startWorker';
import { ENDPOINT, RECORD, tellingSite, VISIT } from '../testing/servedSite';

const send = (origin: string) => fetch(origin + ENDPOINT, { method: 'POST', body: RECORD });

it('The worker passes records on to a collector, and says so when that does not take them', async () => {
  const received: unknown[][] = [];
  let status = 200;
  const origin = await answering((request, response) => {
    void text(request).then((body) => {
      received.push([request.url, request.headers['content-type'], body]);
      response.writeHead(status).end();
    });
  });
  const worker = await startWorker(new MemoryStore(tellingSite()), { COLLECTOR: `${origin}/v1/logs` });
  try {
    expect((await send(worker.origin)).status).toBe(204);
    expect(received).toEqual([['/v1/logs', 'application/json', expect.anything()]]);
    expect(parseVisit(String(received[0]?.[2]))).toEqual(VISIT);
    status = 500;
    expect((await send(worker.origin)).status).toBe(503);
  } finally {
    await worker.stop();
    stopAnswering();
  }
});
