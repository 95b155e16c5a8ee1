import { expect, test } from 'vitest';
import { makeWebhookSecret, signWebhook } from './sign-webhook.ts';

/** The example of the Standard Webhooks reference libraries. */
test('the signature matches the specification’s example', () => {
  const headers = signWebhook(
    {
      secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      body: '{"test": 2432232314}',
    },
    new Date(1_614_265_330_000),
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('every secret is 32 random bytes', () => {
  const secret = makeWebhookSecret((count) => new Uint8Array(count).fill(7));
  expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toEqual(Buffer.alloc(32, 7));
});
