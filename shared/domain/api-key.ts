/** What an API key may do, in ascending order: ask assistants; read what a viewer reads; change what an editor changes. */
export const apiKeyScopes = ['ask', 'read', 'manage'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Whether a scope includes another one. */
export function includesScope(scope: ApiKeyScope, least: ApiKeyScope): boolean {
  return apiKeyScopes.indexOf(scope) >= apiKeyScopes.indexOf(least);
}

export const scopeNames = {
  ask: 'Ask',
  read: 'Read',
  manage: 'Manage',
} as const satisfies Record<ApiKeyScope, string>;

/** What a key of this scope may do. */
export const scopeRights = {
  ask: 'Asks your assistants, and nothing else',
  read: 'Also reads chats, messages, figures and the knowledge base',
  manage: 'Also changes them, as an editor does',
} as const satisfies Record<ApiKeyScope, string>;

/** Keys of an organization: one for each program, not one for each visitor. */
export const apiKeyLimit = 10;
export const apiKeyNameCharacters = 60;
/** With which every key begins, so that scanners of source code find lost ones. */
export const apiKeyPrefix = 'gpts_';
