import { isPathOf } from '../../kit/contract/path-pattern.ts'
import { escapeHtml } from '../../kit/server/html.ts'
import type { Config } from '../../kit/server/config.ts'

type Words = { title: string; description?: string }

/** The pages that are shared and searched for, by path or its pattern; their screens say the same. All others have the product's own words. */
const shared: Record<string, Words> = {
  '/login': { title: 'Sign in', description: 'Sign in with a link sent by mail, or with a password.' },
  '/signup': { title: 'Sign up', description: 'An account takes an e-mail address and a minute.' },
  '/pricing': { title: 'Pricing', description: 'What brands pay, by plan and collab. Influencers pay nothing.' },
  '/join': { title: 'Join', description: 'An account takes an e-mail address and a minute.' },
  '/schedule-call': {
    title: 'Schedule a call',
    description: 'Choose a time that suits you: 15 or 30 minutes with one of our team, by video.',
  },
  '/app/account-manager/$slug': {
    title: 'Your account manager',
    description: 'Who looks after you, and how to book a call.',
  },
  '/support': { title: 'Support', description: 'How to reach us, and how soon we answer.' },
}

/**
 * What people and link previews are told of a page before any script runs: title, description, image, canonical address
 * (seed §1, §2 "Application wrapper"). Pages behind the sign-in are not for search engines.
 */
export function headOf(path: string, config: Config): string {
  const name = config.PRODUCT_NAME
  const words = Object.entries(shared).find(([pattern]) => isPathOf(pattern, path))?.[1]
  const title = words ? `${words.title} · ${name}` : `${name} · Influencer marketing made effortless`
  const description = words?.description ?? `${name} makes influencer promotions simple, easy and cost-effective.`
  const isPrivate = path.startsWith('/app') && !words
  const tags: [attribute: 'name' | 'property', key: string, content: string][] = [
    ['name', 'application-name', name],
    ['name', 'description', description],
    ['property', 'og:site_name', name],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', config.publicUrl + path],
    ['property', 'og:image', `${config.publicUrl}/share.png`],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:site', `@${name.toLowerCase().replace(/[^a-z0-9_]/g, '')}`],
    ...(isPrivate ? [['name', 'robots', 'noindex'] as ['name', string, string]] : []),
    ...Object.entries(factsOf(config)).map(([key, value]) => ['name', key, value] as ['name', string, string]),
  ]
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(config.publicUrl + path)}" />`,
    ...tags.map(([attribute, key, content]) => `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`),
  ].join('\n    ')
}

/** The settings that pages need, read there by `pageFact`. */
function factsOf({ MEDIA_BASE_URL, SUPPORT_URL, TRAINING_URL }: Config): Record<string, string> {
  return {
    ...(MEDIA_BASE_URL && { 'media-base': MEDIA_BASE_URL }),
    ...(SUPPORT_URL && { support: SUPPORT_URL }),
    ...(TRAINING_URL && { training: TRAINING_URL }),
  }
}
