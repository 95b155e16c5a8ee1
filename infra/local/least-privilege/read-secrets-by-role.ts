import { createSecretReader } from '#functions/services/model/read-secret.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { findCurrentRole } from './current-role.ts';
import { secretArn } from './local-targets.ts';

/** Cloud functions each read their own secrets; this process is many functions, so it reads once per role. */
export async function readSecretsByRole(): Promise<void> {
  const readers = new Map<string | undefined, () => Promise<string>>();
  (await getDeps()).findTokenSecret = () => {
    const role = findCurrentRole()?.name;
    const reader = readers.get(role) ?? createSecretReader(secretArn('token'));
    readers.set(role, reader);
    return reader();
  };
}
