import type { Page } from 'playwright-core'
import { must } from '../src/kit/contract/must.ts'
import type { OutputOf, SentInputOf } from '../src/kit/contract/calls.ts'
import type { allCalls } from '../src/product/calls.ts'

type Calls = typeof allCalls
type Name = keyof Calls

/** A call of the signed-in person, as their page would make it. */
export async function call<N extends Name>(
  page: Page,
  name: N,
  data: SentInputOf<Calls[N]>,
): Promise<OutputOf<Calls[N]>> {
  const token = (await (await page.request.get('/auth/token')).json()) as { token: string }
  const answer = await page.request.post(`/call/${name}`, {
    data: { data },
    headers: { authorization: `Bearer ${token.token}` },
  })
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`)
  return ((await answer.json()) as { data: OutputOf<Calls[N]> }).data
}

const dayMs = 86_400_000
const formats: Record<string, string> = { reel: 'Reel', story: 'Story', post: 'Post', stream: 'Stream', ugc: 'Video' }

/** The newest collab of a brand whose content is out and has numbers, as a story; and the pictures of its content. */
export async function readStory(page: Page) {
  const { linked_profiles_found: profiles } = await call(page, 'getSessionAndUserProfile', {})
  const brandUid = must(profiles[0], 'brand of the demo').uid
  const { rows } = await call(page, 'listShowcase', { brandUid })
  const withNumbers = rows.filter(({ results, rights }) => results && rights.state === 'organic')
  const collabUid = must(withNumbers[0], 'published content with numbers').collabUid
  const pieces = withNumbers.filter((piece) => piece.collabUid === collabUid)
  const { terms, brand } = await call(page, 'getCollab', { uid: collabUid })
  const { title, valueMinor, currency } = must(terms, 'agreed terms')
  const { events } = await call(page, 'getCollabTimeline', { uid: collabUid })
  const at = (kind: string) => new Date(must(events.find((event) => event.kind === kind)).at).getTime()
  const days = (from: string, until: string) => Math.round((at(until) - at(from)) / dayMs)
  const month = new Date(at('collab.delivered')).toISOString().slice(0, 7)
  const { lines } = await call(page, 'getStatement', { brandUid, month })
  const fee = must(lines.find(({ key }) => key === collabUid))
  const { reviews } = await call(page, 'getDeliverables', { collabUid })
  const sum = (of: 'views' | 'reach' | 'likes' | 'shares') =>
    pieces.reduce((total, { results }) => total + (results?.[of] ?? 0), 0)
  const story = {
    brand: brand.name,
    creator: must(pieces[0]).influencer.handle,
    title,
    valueMinor,
    currency,
    feeMinor: fee.amount,
    isFree: fee.state === 'free',
    days: {
      approved: days('collab.requested', 'collab.approved'),
      visited: days('collab.approved', 'collab.checked-in'),
      delivered: days('collab.checked-in', 'collab.delivered'),
    },
    views: sum('views'),
    reach: sum('reach'),
    likes: sum('likes'),
    shares: sum('shares'),
    review: reviews.brand?.text ?? '',
    items: pieces.map(({ type, results }, nth) => ({
      shot: `story-${nth + 1}`,
      what: formats[type] ?? type,
      views: results?.views ?? 0,
    })),
  }
  const pictures = pieces.map(({ files }) => {
    const file = must(files[0], 'file')
    return must(file.poster ?? file.file_path, 'picture')
  })
  return { story, pictures }
}

/** The day so many days from now, as calls take it. */
export const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The uid of the profile of a kind that is signed in there. */
export const ownProfile = async (page: Page, kind: 'brand' | 'influencer') => {
  const { linked_profiles_found: profiles } = await call(page, 'getSessionAndUserProfile', {})
  return must(
    profiles.find(({ uid }) => uid.startsWith(`${kind}_`)),
    kind,
  ).uid
}
