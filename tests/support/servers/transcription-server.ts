import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

const callSchema = z.object({
  TranscriptionJobName: z.string(),
  OutputKey: z.string().optional(),
  MediaFormat: z.string().optional(),
});

export type TestJob = {
  status: string;
  reason?: string;
  outputKey?: string | undefined;
  format?: string | undefined;
};

export type TestService = {
  /** Jobs by name; the test sets their outcome. */
  jobs: Map<string, TestJob>;
  /** The service is at its limit. */
  isBusy: boolean;
};

/** Answers as Amazon Transcribe does, but transcribes nothing. */
export function createTranscriptionServer(service: TestService): Server {
  return createServer(async (request, response) => {
    const call = callSchema.parse(JSON.parse(await text(request)));
    const [, action = ''] = String(request.headers['x-amz-target']).split('.');
    const name = call.TranscriptionJobName;
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
    const { jobs, isBusy } = service;
    const job = jobs.get(name);
    switch (action) {
      case 'StartTranscriptionJob':
        if (isBusy) return answer(400, { __type: 'LimitExceededException' });
        if (job) return answer(400, { __type: 'ConflictException' });
        jobs.set(name, { status: 'IN_PROGRESS', outputKey: call.OutputKey, format: call.MediaFormat });
        return answer(200, { TranscriptionJob: { TranscriptionJobStatus: 'IN_PROGRESS' } });
      case 'GetTranscriptionJob':
        if (!job) return answer(400, { __type: 'BadRequestException' });
        return answer(200, {
          TranscriptionJob: { TranscriptionJobStatus: job.status, FailureReason: job.reason },
        });
      case 'DeleteTranscriptionJob':
        if (!job || job.status === 'IN_PROGRESS') return answer(400, { __type: 'BadRequestException' });
        jobs.delete(name);
        return answer(200, {});
      default:
        return answer(400, { __type: 'BadRequestException', Message: action });
    }
  });
}
