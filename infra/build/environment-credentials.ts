/**
 * What a bundle gets in place of the SDK's search for credentials: Lambda always passes them in the environment,
 * so profiles, single sign-on and instance metadata (100 KB) stay out.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
