import { objectKeys } from '../storage/s3/object-keys.ts';

/** Patterns of object keys, for roles. */
export const knowledge = objectKeys.knowledge('*', '*');
export const source = objectKeys.source('*', '*');
export const formFiles = `${objectKeys.formFiles({ conversionId: '*', formId: '*' })}*`;
export const corrections = objectKeys.corrections('*', '*');
export const selfTest = objectKeys.selfTest('*');
export const readiness = objectKeys.readiness('*', '*');
export const logo = objectKeys.logo('*', '*');
export const original = objectKeys.original('*', '*');
export const scan = objectKeys.scan('*', '*');
export const transcripts = `${objectKeys.transcripts('*', '*')}*`;
export const upload = objectKeys.upload('*');
export const workState = objectKeys.workState('*', '*');
export const robots = objectKeys.robots('*');
export const pipelineFiles = [robots, original, scan, source, workState, readiness, knowledge];
