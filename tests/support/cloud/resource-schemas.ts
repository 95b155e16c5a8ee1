import * as z from 'zod';

/** A Lambda function of a template. */
export const functionSchema = z.object({
  Description: z.string(),
  Runtime: z.string(),
  Architectures: z.array(z.string()),
  MemorySize: z.number(),
  Timeout: z.number(),
  TracingConfig: z.object({ Mode: z.string() }),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
});

/** The API as one document. */
export const documentSchema = z.object({
  Body: z.object({
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          security: z.array(z.record(z.string(), z.array(z.string()))),
          'x-amazon-apigateway-integration': z.object({ uri: z.unknown(), credentials: z.unknown() }),
        }),
      ),
    ),
    components: z.object({ securitySchemes: z.record(z.string(), z.unknown()) }),
  }),
});

/** What feeds a worker. */
export const mappingSchema = z.object({
  EventSourceArn: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
  FunctionName: z.object({ Ref: z.string() }),
});
/** A queue with its dead-letter queue. */
export const queueSchema = z.object({
  Properties: z.object({
    VisibilityTimeout: z.number(),
    RedrivePolicy: z.object({ maxReceiveCount: z.number(), deadLetterTargetArn: z.unknown() }),
  }),
});
/** A worker by its timeout. */
export const workerSchema = z.object({ Properties: z.object({ Timeout: z.number() }) });

/** A function URL that streams, for signed calls only. */
export const streamUrlSchema = z.object({
  AuthType: z.literal('AWS_IAM'),
  InvokeMode: z.literal('RESPONSE_STREAM'),
});
