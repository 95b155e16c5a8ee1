import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log: one JSON object a line. Never pass secrets, visitors' words or personal data. */
export const log = new Logger({ serviceName: 'gptsites' });
