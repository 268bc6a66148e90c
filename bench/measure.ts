import { join } from 'node:path'
import type { Config } from '../src/kit/server/config.ts'
import { firstLoadKb } from './first-load.ts'
import { compare, load } from './load.ts'
import { type Market, openMarket } from './market.ts'
import { residentMb, startProduct } from './processes.ts'
import { feedRead, firstPaintReads, type Read } from './reads.ts'
import type { Line } from './table.ts'
import { comparePages, compareWrites, openUsageLog } from './usage.ts'
import { compareThumbs } from './thumbs.ts'
import { compareWebhooks } from './webhooks.ts'

type Parts = { server: string; folder: string; config: Config; closing: AsyncDisposableStack }

const [few, many] = [1_000, 100_000]
const [fewEvents, manyEvents] = [10_000, 10_000_000]
const bareName = 'one simple query by `node:http` and `pg`'
const say = (what: string) => console.error(`${what} …`)
const perSecond = (value: number) => `${Math.round(value)}/s`
const mb = (value: number) => `${Math.round(value)} MB`

/** Everything there is to measure, one after the other, or `only` one part. Whatever is opened is closed by `closing`. */
export async function measure(parts: Parts, only: string | undefined): Promise<Line[]> {
  const { closing } = parts
  if (only === 'usage') return usage(parts)
  const lines: Line[] = []
  say(`A market of ${few} live briefs`)
  const small = await openMarket({ ...parts, name: `plusone_bench_${process.pid}_small`, live: few }, closing)
  say(`A market of ${many} live briefs`)
  const large = await openMarket({ ...parts, name: `plusone_bench_${process.pid}_large`, live: many }, closing)
  const idle = { ours: await residentMb(large.product), theirs: await residentMb(large.bare) }
  for (const read of firstPaintReads) {
    say(`${read.name} beside the bare handler`)
    lines.push(await againstBare(large, read))
  }
  say('The feed page in both markets')
  lines.push(await bySize(small, large))
  say('Webhooks')
  lines.push(await webhooks(small, parts.config))
  say('Thumbnails')
  lines.push(await thumbs(large, parts.config))
  say('Memory')
  lines.push(memory('memory, idle after the start', idle), memory('memory, under load', await underLoad(large)))
  say('A second start')
  lines.push(await secondStart(parts, large))
  lines.push(...(await usage(parts)))
  return [...lines, ...firstLoads()]
}

async function againstBare({ target, product, bare }: Market, read: Read): Promise<Line> {
  const { ours, theirs, ratio } = await compare(target(product, read), target(bare, read))
  return {
    what: read.what,
    ours: perSecond(ours),
    comparedWith: bareName,
    theirs: perSecond(theirs),
    ratio,
    target: { atLeast: read.atLeast },
  }
}

/** The cost of a page is the time of one, so the ratio is that of the rates turned round. */
async function bySize(small: Market, large: Market): Promise<Line> {
  const { ours, theirs, ratio } = await compare(
    small.target(small.product, feedRead),
    large.target(large.product, feedRead),
  )
  return {
    what: `cost of a feed page of ${many} briefs`,
    ours: perSecond(theirs),
    comparedWith: `a page of ${few} briefs`,
    theirs: perSecond(ours),
    ratio,
    target: { atMost: 1.2 },
  }
}

async function webhooks({ url }: Market, config: Config): Promise<Line> {
  const { ours, theirs, ratio } = await compareWebhooks(url, config)
  return {
    what: 'payment webhooks, each with its signature, its lock and the plan that follows',
    ours: perSecond(ours),
    comparedWith: 'bare inserts of one row each',
    theirs: perSecond(theirs),
    ratio,
    target: null,
  }
}

async function thumbs({ url, product }: Market, config: Config): Promise<Line> {
  const { ours, sharp } = await compareThumbs(url, product.port, config)
  return {
    what: 'time to make and send a `thumb` of a photo of 12 megapixels',
    ours: `${ours.toFixed(0)} ms`,
    comparedWith: 'sharp alone, file to file',
    theirs: `${sharp.toFixed(0)} ms`,
    ratio: ours / sharp,
    target: null,
  }
}

function memory(what: string, { ours, theirs }: { ours: number; theirs: number }): Line {
  return {
    what,
    ours: mb(ours),
    comparedWith: 'the bare handler',
    theirs: mb(theirs),
    ratio: ours / theirs,
    target: null,
  }
}

async function underLoad({ target, product, bare }: Market): Promise<{ ours: number; theirs: number }> {
  const most = async (running: Market['product']) => {
    const loaded = load(target(running, feedRead), 3_000)
    const seen: number[] = []
    for (let i = 0; i < 5; i += 1) seen.push(await residentMb(running))
    await loaded
    return Math.max(...seen, await residentMb(running))
  }
  return { ours: await most(product), theirs: await most(bare) }
}

async function secondStart({ folder, config }: Parts, { bare }: Market): Promise<Line> {
  const settings = { DATA_DIR: join(folder, 'second'), SESSION_SECRET: config.secret, DEMO_DATA: 'off' }
  const first = await startProduct(settings, 'npm')
  await first.stop()
  const second = await startProduct(settings, 'npm')
  await second.stop()
  return {
    what: 'second `npm start` to `/readyz`, embedded database',
    ours: `${(second.startedMs / 1000).toFixed(1)} s`,
    comparedWith: 'the bare handler until it listens',
    theirs: `${(bare.startedMs / 1000).toFixed(1)} s`,
    ratio: second.startedMs / bare.startedMs,
    target: null,
  }
}

async function usage({ server, config, closing }: Parts): Promise<Line[]> {
  const name = `plusone_bench_${process.pid}_usage`
  say(`A log of ${fewEvents} events`)
  const small = await openUsageLog({ server, name: `${name}_small`, events: fewEvents, config }, closing)
  say(`A log of ${manyEvents} events`)
  const large = await openUsageLog({ server, name: `${name}_large`, events: manyEvents, config }, closing)
  say('Usage Logs in both')
  const pages = await comparePages(small, large)
  say('Writing events')
  const writes = await compareWrites(large)
  return [
    {
      what: `time of the Usage Logs page over ${manyEvents} events: newest, one person, one session, figures`,
      ours: `${pages.ours.toFixed(0)} ms`,
      comparedWith: `over ${fewEvents} events`,
      theirs: `${pages.theirs.toFixed(0)} ms`,
      ratio: pages.ratio,
      target: { atMost: 1.5 },
    },
    {
      what: `usage events written, beside ${manyEvents} others`,
      ours: perSecond(writes.ours),
      comparedWith: 'plain inserts of as many rows a statement into a plain table',
      theirs: perSecond(writes.theirs),
      ratio: writes.ratio,
      target: { atLeast: 0.5 },
    },
  ]
}

/** The sign-in page is `light`: without the shell and its styles. */
function firstLoads(): Line[] {
  const pages = {
    'sign-in page': ['src/domains/accounts/web/screens/LoginScreen.tsx'],
    feed: ['src/app/web/Shell.tsx', 'src/domains/discovery/web/screens/FeedScreen.tsx'],
  }
  return Object.entries(pages).map(([page, modules]) => {
    const kb = firstLoadKb(['index.html', ...modules])
    return {
      what: `first load of the ${page}, JS and CSS, gzip`,
      ours: `${kb.toFixed(0)} kB`,
      comparedWith: '200 kB',
      theirs: '',
      ratio: kb / 200,
      target: { atMost: 1 },
    }
  })
}
