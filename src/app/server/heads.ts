import { escapeHtml } from '../../kit/server/html.ts'
import { providersOf } from '../../domains/accounts/server/provider-settings.ts'
import type { Config } from '../../kit/server/config.ts'

/** What is said of a page: its title without the product's name, and how it is previewed; `hidden` keeps it from search engines. */
export type Head = { title?: string; description?: string; image?: string | undefined; hidden?: boolean }

/** The open pages, which the server writes itself. */
export const openHeads = {
  home: {
    description: 'Local creators visit your restaurant, hotel, cafe or bar and you get the content. Free to start.',
  },
  join: { title: 'Join', description: 'Join as a venue or a creator. It takes a minute.' },
  'schedule-call': {
    title: 'Schedule a call',
    description: 'Book a 15- or 30-minute video call with our team, at a time that suits you.',
  },
  creators: {
    title: 'For creators',
    description: 'Visit restaurants, hotels, cafes and bars near you and make content about them. Free for creators.',
  },
  pricing: {
    title: 'Pricing',
    description: 'Start free and pay only for collabs that deliver. What each plan costs and includes.',
  },
  support: { title: 'Support', description: 'How to contact us, and how soon we’ll reply.' },
  privacy: { title: 'Privacy', description: 'What data we keep, why, for how long, and your choices.' },
  terms: { title: 'Terms', description: 'What you agree to when you sign up, and what we promise, in plain English.' },
} as const satisfies Record<string, Head>

/** The pages that are shared and searched for, by path; their screens say the same. All others have the product's own words. */
const shared: Record<string, Head> = {
  '/login': { title: 'Sign in', description: 'Sign in with an email link or a password.' },
  '/signup': { title: 'Sign up', description: 'Create an account with your email address. It takes a minute.' },
  '/join': openHeads.join,
  '/unsubscribe': { title: 'Email settings', hidden: true },
  '/unknown-sender': { title: 'Stop emails', hidden: true },
  '/report-emails': { title: 'Report emails', hidden: true },
  '/content': { title: 'Shared content', hidden: true },
  '/report': { title: 'Report', hidden: true },
  '/story': { title: 'Story', hidden: true },
  '/schedule-call': openHeads['schedule-call'],
  '/consent': {
    title: 'Cookies and analytics',
    description: 'What we measure if you accept, and how to change your mind.',
  },
}

/**
 * What people and link previews are told of a page before any script runs: title, description, image, canonical address.
 * Pages behind the sign-in are not for search engines.
 */
export function headOf(
  path: string,
  config: Config,
  head: Head = shared[path] ?? { hidden: path.startsWith('/app') },
): string {
  const name = config.PRODUCT_NAME
  const title = head.title ? `${head.title} · ${name}` : `${name} · Influencer marketing made effortless`
  const about = `${name} makes influencer promotions simple, easy and cost-effective.`
  const description = head.description ?? about
  const image = new URL(head.image ?? '/share.png', config.publicUrl).href
  const tags: [attribute: 'name' | 'property', key: string, content: string][] = [
    ['name', 'application-name', name],
    ['name', 'about', about],
    ['name', 'description', description],
    ['property', 'og:site_name', name],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', config.publicUrl + path],
    ['property', 'og:image', image],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:site', `@${name.toLowerCase().replace(/[^a-z0-9_]/g, '')}`],
    ...(head.hidden ? [['name', 'robots', 'noindex'] as ['name', string, string]] : []),
    ...Object.entries(factsOf(config)).map(([key, value]) => ['name', key, value] as ['name', string, string]),
  ]
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(config.publicUrl + path)}" />`,
    ...tags.map(([attribute, key, content]) => `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`),
  ].join('\n    ')
}

/** The settings that pages need, read there by `pageFact`. None of them is a secret. */
const facts = {
  'map-style': 'MAP_STYLE_URL',
  'media-base': 'MEDIA_BASE_URL',
  support: 'SUPPORT_URL',
  training: 'TRAINING_URL',
  'usage-days': 'USAGE_RETENTION_DAYS',
  'analytics-key': 'ANALYTICS_KEY',
  'google-tag': 'GOOGLE_TAG_ID',
  'meta-pixel': 'META_PIXEL_ID',
  'recording-script': 'RECORDING_SCRIPT_URL',
  'recording-key': 'RECORDING_KEY',
  'onboarding-script': 'ONBOARDING_SCRIPT_URL',
  'onboarding-key': 'ONBOARDING_KEY',
} as const satisfies Record<string, keyof Config>

function factsOf(config: Config): Record<string, string> {
  const providers = JSON.stringify(providersOf(config).map(({ id, name }) => ({ id, name })))
  return {
    ...Object.fromEntries(
      Object.entries(facts).flatMap(([fact, setting]) => (config[setting] ? [[fact, String(config[setting])]] : [])),
    ),
    ...(config.OTEL_EXPORTER_OTLP_ENDPOINT && { tracing: String(config.OTEL_TRACES_SAMPLER_ARG) }),
    ...(providers !== '[]' && { 'sign-in-providers': providers }),
  }
}
