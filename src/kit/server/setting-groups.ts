/** Settings of which one is of no use without the others. */
const groups: readonly (readonly string[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['MAIL_REPLY_DOMAIN', 'MAIL_WEBHOOK_SECRET'],
  ['ANALYTICS_URL', 'ANALYTICS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['INSTAGRAM_APP_ID', 'INSTAGRAM_APP_SECRET'],
  ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
  ['YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
]

/** What is wrong with the first group of which only a part is set; null where all are whole. */
export function incompleteGroup(settings: Readonly<Record<string, unknown>>): string | null {
  for (const names of groups) {
    const given = names.filter((name) => settings[name])
    if (given.length === 0 || given.length === names.length) continue
    const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    return `${all}: ${names.length === 2 ? 'both are needed, or neither' : 'all are needed, or none'}`
  }
  return null
}
