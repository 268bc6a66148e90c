import { join } from 'node:path'
import type { Config } from '../src/kit/server/config.ts'
import { compareCreators, creatorPages, openCreators } from './creators.ts'
import { firstLoadKb, firstScreens } from './first-load.ts'
import { compare, load } from './load.ts'
import { type Market, openMarket } from './market.ts'
import { residentMb, startProduct } from './processes.ts'
import { feedRead, firstPaintReads, type Read } from './reads.ts'
import type { Line } from './table.ts'
import { compareLists, type ListCall, lists, openLists } from './lists.ts'
import { compareResults, openResults, type ResultPage, resultPages } from './results.ts'
import { comparePages, compareWrites, openUsageLog } from './usage.ts'
import { compareThumbs } from './thumbs.ts'
import { compareWebhooks } from './webhooks.ts'

type Parts = { server: string; folder: string; config: Config; closing: AsyncDisposableStack }

const [few, many] = [1_000, 100_000]
const [fewEvents, manyEvents] = [10_000, 10_000_000]
const fewCreators = 10_000
const fewDeliverables = 1_000
const fewRows = 10_000
const bareName = 'one simple query by `node:http` and `pg`'
const say = (what: string) => console.error(`${what} …`)
const perSecond = (value: number) => `${Math.round(value)}/s`

/** Everything there is to measure, one after the other, or `only` one part. Whatever is opened is closed by `closing`. */
export async function measure(parts: Parts, only: string | undefined, count: number): Promise<Line[]> {
  const { closing } = parts
  if (only === 'usage') return usage(parts)
  if (only === 'creators') return creators(parts, 1_000_000)
  // For those who work on it: shorter, and no measure of anything.
  if (only === 'creators-short') return creators(parts, 100_000)
  if (only === 'results') return results(parts, count)
  if (only === 'lists') return teamLists(parts, count)
  const lines: Line[] = []
  /** Shown at once: what comes later may fail. */
  const add = (...measured: Line[]) => {
    for (const { what, ours, ratio } of measured) console.error(`  ${what}: ${ours}, ${ratio.toFixed(2)}`)
    lines.push(...measured)
  }
  say(`A market of ${few} live briefs`)
  const small = await openMarket({ ...parts, name: `plusone_bench_${process.pid}_small`, live: few }, closing)
  say(`A market of ${many} live briefs`)
  const large = await openMarket({ ...parts, name: `plusone_bench_${process.pid}_large`, live: many }, closing)
  const idle = await residentMb(large.product)
  for (const read of firstPaintReads) {
    say(`${read.name} beside the bare handler`)
    add(await againstBare(large, read))
  }
  say('The feed page in both markets')
  add(await bySize(small, large))
  say('Webhooks')
  add(await webhooks(small, parts.config))
  say('Thumbnails')
  add(await thumbs(large, parts.config))
  say('Memory')
  add(within('memory, idle after the start', idle, 160, 'MB'))
  add(within('memory, under load', await underLoad(large), 220, 'MB'))
  say('Starts')
  add(...(await starts(parts, large)))
  add(...(await creators(parts, 1_000_000)))
  add(...(await results(parts, count)))
  add(...(await teamLists(parts, count)))
  add(...(await usage(parts)))
  add(...firstLoads())
  return lines
}

async function againstBare({ target, product, bare }: Market, read: Read): Promise<Line> {
  const { ours, theirs, ratio } = await compare(await target(product, read), await target(bare, read))
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
    await small.target(small.product, feedRead),
    await large.target(large.product, feedRead),
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

async function underLoad({ target, product }: Market): Promise<number> {
  const loaded = load(await target(product, feedRead), 3_000)
  const seen: number[] = []
  for (let i = 0; i < 5; i += 1) seen.push(await residentMb(product))
  await loaded
  return Math.max(...seen, await residentMb(product))
}

/** Second starts by `npm start` on both databases, and the demo: what its making adds to a first start. */
async function starts({ folder, config }: Parts, { url }: Market): Promise<Line[]> {
  const settings = { SESSION_SECRET: config.secret, DEMO_DATA: 'off' }
  const embedded = { ...settings, DATA_DIR: join(folder, 'second') }
  const first = await startedMs(embedded)
  const second = await startedMs(embedded)
  const withServer = { ...settings, DATA_DIR: join(folder, 'third'), DATABASE_URL: url }
  await startedMs(withServer)
  const demo = await startedMs({ ...settings, DATA_DIR: join(folder, 'demo'), DEMO_DATA: 'on' })
  return [
    within('second `npm start` to `/readyz`, with a server', (await startedMs(withServer)) / 1000, 1.2, 's'),
    within('second `npm start` to `/readyz`, embedded database', second / 1000, 2, 's'),
    within('making the demo, embedded database', (demo - first) / 1000, 20, 's'),
  ]
}

async function startedMs(settings: Record<string, string>): Promise<number> {
  const running = await startProduct(settings, 'npm')
  await running.stop()
  return running.startedMs
}

/** A line that is compared with what is asked for. */
function within(what: string, value: number, most: number, unit: 's' | 'MB' | 'kB'): Line {
  const digits = unit === 's' ? 1 : 0
  return {
    what,
    ours: `${value.toFixed(digits)} ${unit}`,
    comparedWith: `${most} ${unit}`,
    theirs: '',
    ratio: value / most,
    target: { atMost: 1 },
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

async function creators({ server, config, closing }: Parts, many: number): Promise<Line[]> {
  const name = `plusone_bench_${process.pid}_creators`
  say(`A market of ${fewCreators} creators`)
  const small = await openCreators({ server, name: `${name}_small`, count: fewCreators, config }, closing)
  say(`A market of ${many} creators`)
  const large = await openCreators({ server, name: `${name}_large`, count: many, config }, closing)
  const lines: Line[] = []
  for (const [page, what] of Object.entries(creatorPages)) {
    say(what)
    const { ours, theirs, ratio, ways } = await compareCreators(small, large, page as keyof typeof creatorPages)
    console.error(`  indexes: ${ways.join(', ')}`)
    lines.push({
      what: `time of ${what}, of ${many} creators`,
      ours: `${ours.toFixed(1)} ms`,
      comparedWith: `of ${fewCreators} creators`,
      theirs: `${theirs.toFixed(1)} ms`,
      ratio,
      target: { atMost: 1.5 },
    })
  }
  return lines
}

async function results({ server, config, closing }: Parts, many: number): Promise<Line[]> {
  const name = `plusone_bench_${process.pid}_results`
  say(`A market of ${fewDeliverables} deliverables`)
  const small = await openResults({ server, name: `${name}_small`, count: fewDeliverables, config }, closing)
  say(`A market of ${many} deliverables, each with 20 readings`)
  const large = await openResults({ server, name: `${name}_large`, count: many, config }, closing)
  const lines: Line[] = []
  for (const [page, what] of Object.entries(resultPages)) {
    say(what)
    const { ours, theirs, ratio, ways } = await compareResults(small, large, page as ResultPage)
    console.error(`  indexes: ${ways.join(', ')}`)
    lines.push({
      what: `time of ${what} of an organisation, beside ${many} deliverables with 20 readings each`,
      ours: `${ours.toFixed(1)} ms`,
      comparedWith: `beside ${fewDeliverables}`,
      theirs: `${theirs.toFixed(1)} ms`,
      ratio,
      target: { atMost: 1.5 },
    })
  }
  return lines
}

async function teamLists({ server, config, closing }: Parts, many: number): Promise<Line[]> {
  const name = `plusone_bench_${process.pid}_lists`
  say(`Lists of ${fewRows} rows`)
  const small = await openLists({ server, name: `${name}_small`, count: fewRows, config }, closing)
  say(`Lists of ${many} rows`)
  const large = await openLists({ server, name: `${name}_large`, count: many, config }, closing)
  const lines: Line[] = []
  for (const [list, { name: what }] of Object.entries(lists)) {
    say(`The ${what} in every order`)
    const { orders, worst } = await compareLists(small, large, list as ListCall)
    for (const { sort, ours, theirs, ratio, ways } of orders)
      console.error(
        `  ${sort}: ${ours.toFixed(1)} ms, ${theirs.toFixed(1)} ms, ${ratio.toFixed(2)}; ${ways.join(', ')}`,
      )
    lines.push({
      what: `first page of the ${what} by two filters, of ${many} rows, in the order that grows most (\`${worst.sort}\`)`,
      ours: `${worst.ours.toFixed(1)} ms`,
      comparedWith: `of ${fewRows} rows`,
      theirs: `${worst.theirs.toFixed(1)} ms`,
      ratio: worst.ratio,
      target: { atMost: 1.5 },
    })
  }
  return lines
}

function firstLoads(): Line[] {
  return firstScreens.map(({ page, asked, modules }) =>
    within(`first load of the ${page}, JS and CSS, gzip`, firstLoadKb(modules), asked, 'kB'),
  )
}
