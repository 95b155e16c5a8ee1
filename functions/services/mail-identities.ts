import { GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';

/** Asks Amazon SES whether it can send mails from a domain. */
export function createIdentityReader(client = new SESv2Client({ maxAttempts: 2 })) {
  return async (domain: string): Promise<boolean> => {
    try {
      const identity = await client.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
      return identity.VerifiedForSendingStatus ?? false;
    } catch (error) {
      if (error instanceof NotFoundException) return false;
      throw error;
    }
  };
}
