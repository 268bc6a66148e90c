import { eq } from 'drizzle-orm'
import { type WebPage, WebsiteError, type Websites } from '../../../../adapters/websites/websites.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { onboardingCalls } from '../../contract.ts'
import { lockOnboarding } from '../onboarding.ts'
import { onboardings } from '../tables.ts'
import { hintsOf } from '../website-hints.ts'

export const readWebsite: Handler<typeof onboardingCalls.readWebsite> = async (
  { website, accountUid },
  { actor, db, websites },
) => {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`
  const before = await db.transaction((tx) => lockOnboarding(tx, actor, accountUid))
  if (before.hints?.website === address) return { hints: before.hints, why: null }
  if (!websites) return { hints: null, why: null }
  const page = await tryPage(websites, address, address === website)
  if (page instanceof WebsiteError) return { hints: null, why: `${page.message} You can continue without it.` }
  const hints = { website: address, ...hintsOf(page.html, page.address) }
  // What they answered while it was read stays: this is a column of its own.
  await db.update(onboardings).set({ hints }).where(eq(onboardings.accountUid, before.accountUid))
  return { hints, why: hints.pictures.length + Object.keys(hints).length > 2 ? null : nothingRead }
}

const nothingRead = 'We couldn’t find anything to fill in from your website. You can continue without it.'

/** Who typed no scheme may have a page that knows only the older one. */
async function tryPage(websites: Websites, address: string, asTyped: boolean): Promise<WebPage | WebsiteError> {
  try {
    return await websites.readPage(address)
  } catch (error) {
    if (!(error instanceof WebsiteError)) throw error
    if (asTyped || error.reason !== 'unreachable') return error
    return tryPage(websites, address.replace(/^https/i, 'http'), true)
  }
}
