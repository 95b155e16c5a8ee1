/** AWS gives a function of this size one full vCPU, and smaller ones a share. */
export const oneProcessorMegabytes = 1769;
export const small = { memoryMegabytes: 512, timeoutSeconds: 10 };
/** scrypt takes 32 MiB and half a second of a full vCPU. */
export const hashing = { memoryMegabytes: oneProcessorMegabytes, timeoutSeconds: 15 };
/** Waits up to twenty seconds for the malware scan of uploads; API Gateway ends a call after thirty. */
export const awaitsScan = { timeoutSeconds: 29 };
export const everyItem = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'] as const;

/** Without erasure. */
export const keptItems = ['GetItem', 'PutItem', 'UpdateItem', 'Query'] as const;
/** The same, each by its key. */
export const keyedItems = ['GetItem', 'PutItem', 'UpdateItem'] as const;
/** Calls of somebody who is signed in. */
export const signedIn = { ...small, readsSecrets: ['token'] } as const;
/** The same, of lists that are partitions of the index of due work. */
export const listing = { ...signedIn, table: keptItems, queriesDueWork: true } as const;
/** As long as API Gateway waits, with a full vCPU. */
export const longest = { memoryMegabytes: oneProcessorMegabytes, timeoutSeconds: 29 };

/** Every job there is. */
export const everyJob = [
  'run-conversion-step',
  'update-knowledge',
  'send-mail',
  'send-webhook',
  'run-life-cycle',
  'seal-days',
  'receive-mail',
] as const;
