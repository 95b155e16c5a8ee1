import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { viewerAddressHeader } from '#functions/http/find-client-address.ts';
import { openRateLimitStore } from '#functions/storage/dynamodb/accounts/rate-limit-store.ts';
import { type Deps, getDeps } from '#functions/wiring/deps.ts';
import { makeCode } from '#tests/support/callers/make-code.ts';
import { readMails, waitForLink } from '#tests/support/callers/outbox.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrialOfTry } from '#tests/support/callers/trial-of-try.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';

export const password = 'correct horse battery';
export const day = 86_400_000;

type Door = 'auth' | 'superadmin';

/** A stack whose rate limits use real addresses and whose clock the test moves. */
export class LockOutLab {
  stack!: TestStack;
  deps!: Deps;
  /** How far the server's clock is ahead. */
  aheadMs = 0;
  private lastAddress = 0;

  /** A browser at the given network address, or at an unused one. */
  openBrowser(address = this.nextAddress()): Agent {
    return openAgent(this.stack.url, this.stack.url, address);
  }

  nextAddress(): string {
    this.lastAddress += 1;
    return `198.51.${Math.floor(this.lastAddress / 250)}.${(this.lastAddress % 250) + 1}`;
  }

  async signUp(name: string): Promise<string> {
    const trial = describeTrialOfTry(name, this.stack.smallSiteUrl);
    await this.openBrowser().client.signup.createTrial(trial);
    return trial.adminContact.email ?? '';
  }

  async openKnownBrowser(email: string): Promise<Agent> {
    const agent = this.openBrowser();
    await agent.signIn(email, password);
    return agent;
  }

  /** Signs in; returns the outcome or the error code. */
  async tryPassword(agent: Agent, email: string, guess: string, door: Door = 'auth'): Promise<string> {
    return agent.client[door].login({ email, password: guess }).then(
      ({ outcome }) => outcome,
      (error: { code: string }) => error.code,
    );
  }

  /**
   * Lets strangers at different addresses guess five times each; returns how many guesses were checked and how many
   * refused.
   */
  async letStrangersGuess(email: string, strangers: number, door: Door = 'auth') {
    const guesses = Array.from({ length: strangers }, async (_, stranger) => {
      const agent = this.openBrowser();
      const codes: string[] = [];
      for (let guess = 0; guess < 5; guess++)
        codes.push(await this.tryPassword(agent, email, `guess ${stranger} ${guess}`, door));
      return codes;
    });
    const codes = (await Promise.all(guesses)).flat();
    return {
      judged: codes.filter((code) => code === 'WRONG_CREDENTIALS').length,
      refused: codes.filter((code) => code === 'RATE_LIMITED').length,
    };
  }

  /** Chooses a new password through a mailed link. */
  async chooseNewPassword(agent: Agent, email: string, chosen: string): Promise<void> {
    const links = (await readMails(this.stack.url, email)).filter(({ text }) =>
      text.includes('/user/reset-password#'),
    );
    await agent.client.auth.requestPasswordReset({ email });
    const token = await waitForLink(this.stack.url, email, '/user/reset-password', {
      count: links.length + 1,
    });
    await agent.client.auth.resetPassword({ token, password: chosen });
  }

  /** The authenticator app's code at the server's time plus some time steps. */
  codeOf(secret: string, steps = 0): string {
    return makeCode(secret, steps, this.deps.now().getTime());
  }

  async addSecondFactor(agent: Agent) {
    const { secret } = await agent.client.account.beginSecondFactor({ currentPassword: password });
    const { recoveryCodes } = await agent.client.account.enableSecondFactor({ code: this.codeOf(secret) });
    return { secret, recoveryCodes };
  }

  async findWarnings(email: string) {
    return (await readMails(this.stack.url, email)).filter(({ subject }) =>
      /paused|wrong code/i.test(subject),
    );
  }
}

/** Starts the stack for the tests of a file. */
export function openLockOutLab(): LockOutLab {
  const lab = new LockOutLab();
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-lock-out-'));
  beforeAll(async () => {
    lab.stack = await startTestStack(dataDir);
    lab.deps = await getDeps();
    lab.deps.rateLimits = openRateLimitStore(lab.deps.table);
    lab.deps.viewerAddressHeader = viewerAddressHeader;
    // Starts at noon, so that neither a 15-minute window nor a day ends during a test.
    const toNoonMs = 1.5 * day - (Date.now() % day);
    lab.deps.now = () => new Date(Date.now() + toNoonMs + lab.aheadMs);
  });
  afterAll(async () => {
    await lab.stack?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return lab;
}
