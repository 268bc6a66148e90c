/** Where people may sign in instead of here: `openid` is whichever OpenID Connect provider the settings name. */
export const providerIds = ['google', 'apple', 'openid'] as const
export type ProviderId = (typeof providerIds)[number]
