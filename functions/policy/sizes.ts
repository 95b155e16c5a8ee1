/** AWS gives a function of this size one full vCPU, and smaller ones a share. */
export const oneProcessorMegabytes = 1769;
export const small = { memoryMegabytes: 512, timeoutSeconds: 10 };
/** scrypt takes 32 MiB and half a second of a full vCPU. */
export const hashing = { memoryMegabytes: oneProcessorMegabytes, timeoutSeconds: 15 };
/** Waits up to twenty seconds for the malware scan of uploads; API Gateway ends a call after thirty. */
export const awaitsScan = { timeoutSeconds: 29 };
export const everyItem = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'] as const;

/** Every job there is. */
export const everyJob = [
  'run-conversion-step',
  'update-knowledge',
  'send-mail',
  'send-webhook',
  'run-life-cycle',
  'seal-days',
] as const;
