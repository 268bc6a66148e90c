import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { anyTimezone } from '../../kit/contract/fields.ts'
import { readSearch } from '../../kit/contract/search.ts'
import { now } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import { readMailState } from '../../kit/server/mail/outbox.ts'
import { withoutHolidays } from '../../kit/server/holidays.ts'
import { openingHoursIn, parseOpeningHours } from '../../kit/server/opening-hours.ts'
import type { SupportChannel, SupportFacts } from '../open-pages.ts'
import { openHeads } from './heads.ts'
import { type Help, linkOf } from './help.ts'
import type { SendOpen } from './influencer-pages.ts'

const channelSettings = ['SUPPORT_CHAT_URL', 'SUPPORT_SMS', 'SUPPORT_INSTAGRAM'] as const
/** What is asked most, beside the search. */
const common = ['cannot-sign-in', 'no-shows', 'move-or-cancel', 'what-a-collab-costs', 'content-deadlines']

/** The channels that have an address, in the order of how soon they are answered. */
export function supportChannels(config: Config): SupportChannel[] {
  const { SUPPORT_CHAT_URL, SUPPORT_SMS, SUPPORT_INSTAGRAM } = config
  const handle = SUPPORT_INSTAGRAM?.replace(/^@/, '')
  return [
    SUPPORT_CHAT_URL && { kind: 'chat' as const, href: SUPPORT_CHAT_URL, label: 'Open the chat' },
    SUPPORT_SMS && { kind: 'sms' as const, href: `sms:${SUPPORT_SMS.replaceAll(' ', '')}`, label: SUPPORT_SMS },
    handle && { kind: 'instagram' as const, href: `https://ig.me/m/${handle}`, label: `@${handle}` },
  ].filter((channel) => channel !== undefined && channel !== '')
}

/** The settings of channels that are not set, to be named in the log at a start; the page leaves them out. */
export function unsetChannels(config: Config): string[] {
  return channelSettings.filter((name) => !config[name])
}

const supportSearch = z.object({ timezone: z.optional(anyTimezone) })

function mailState(config: Config, failing: number): SupportFacts['mail'] {
  if (!config.SMTP_URL) return 'off'
  return failing > 0 ? 'late' : 'sent'
}

/** `/support`: how to reach us, when, what is asked most, and whether everything works. */
export function supportRoutes(
  app: FastifyInstance,
  { config, database, help, send }: { config: Config; database: Database; help: Help; send: SendOpen },
): void {
  const hours = parseOpeningHours(config.SUPPORT_HOURS)
  const open = () => withoutHolidays(hours, [config.SUPPORT_HOLIDAYS], now())
  const channels = supportChannels(config)
  const articles = common.flatMap((slug) => help.articles.filter((article) => article.slug === slug).map(linkOf))
  app.get('/support', async (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply) => {
    const { timezone } = readSearch(supportSearch, request.query)
    const zone = timezone ?? hours.zone
    const mail = await readMailState(database.db)
    const support = {
      channels,
      articles,
      hours: { zone, isReaders: timezone !== undefined, ...openingHoursIn(await open(), zone, now()) },
      mail: mailState(config, mail.failing),
    }
    return send(reply, '/support', { kind: 'support', support }, openHeads.support)
  })
}
