import sharp from 'sharp'
import { giveFile } from '../../domains/media/server/build.ts'
import { platformNames } from '../../domains/profiles/vocabulary.ts'
import { must } from '../../kit/contract/must.ts'
import { hourMs, setClock } from '../../kit/server/clock.ts'
import type { Tx } from '../../kit/server/database.ts'
import type { Bring } from './bring.ts'
import type { DemoWorld } from './demo-world.ts'

/** Two creators have sent a screenshot of their insights, which our team has not compared with their numbers yet. */
export async function sendScreenshots(
  tx: Tx,
  bring: Bring,
  { influencers }: DemoWorld,
  present: number,
): Promise<void> {
  // Not of those whose accounts are connected: these have nothing to show.
  for (const [nth, at] of [7, 13].entries()) {
    const { uid, act, accountUid } = must(influencers[at * 6 + 1], 'creator')
    setClock(new Date(present - (nth + 1) * 9 * hourMs))
    const { version, social } = await act('getInfluencerProfile', { uid })
    const { platform, handle, followers, averageViews, engagementBp, audience } = must(social[0], 'account')
    const figures = [
      ['Followers', followers],
      ['Average views', averageViews ?? 0],
    ] as const
    const file = await bring.file(
      () => drawInsights(`${platformNames[platform]} · @${handle}`, figures),
      `insights-${nth}.png`,
    )
    await giveFile(tx, file.uid, accountUid)
    const account = { platform, handle, followers, averageViews, engagementBp, audience }
    await act('saveSocialAccount', { uid, version, account, screenshot: file.uid })
  }
}

/** What a phone shows of an account's insights, as far as it is compared. */
function drawInsights(title: string, figures: readonly (readonly [name: string, value: number])[]): Promise<Buffer> {
  const lines = figures.map(
    ([name, value], nth) =>
      `<text x="60" y="${330 + nth * 190}" font-size="34" fill="#666">${name}</text>
<text x="60" y="${400 + nth * 190}" font-size="64" font-weight="700" fill="#111">${value.toLocaleString('en-GB')}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1080" font-family="sans-serif">
<rect width="720" height="1080" fill="#fff"/><rect width="720" height="88" fill="#f2f2f2"/>
<text x="60" y="170" font-size="44" font-weight="700" fill="#111">Insights, last 30 days</text>
<text x="60" y="230" font-size="34" fill="#444">${title}</text>
${lines.join('\n')}
<path d="M60 960 L180 900 L300 920 L420 840 L540 850 L660 760" fill="none" stroke="#2457e6" stroke-width="8"/>
</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
