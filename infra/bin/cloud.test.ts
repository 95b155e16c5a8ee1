import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// infra/build/bundle.slow.test.ts synthesises a complete production from its bundles.
test('production is refused until a model is chosen or off, somebody hears its alarms and each brand has a domain', async () => {
  const cloud = fileURLToPath(new URL('./cloud.ts', import.meta.url));
  const context = { stage: 'prod', settings: { model: {} } };
  const synthesis = promisify(execFile)(process.execPath, [cloud], {
    env: { PATH: process.env.PATH, CDK_CONTEXT_JSON: JSON.stringify(context) },
  });
  await expect(synthesis).rejects.toThrow(/incomplete[\s\S]*model[\s\S]*alarmEmails[\s\S]*domains/);
});
