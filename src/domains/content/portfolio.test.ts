import { expect, it } from 'vitest'
import { eachLookOnce, eachOnOnePage, rankPortfolio, type PortfolioItem } from './portfolio.ts'

const item = (key: string, category: string | null, type: PortfolioItem['type']): PortfolioItem => ({
  key,
  from: category ? 'delivered' : 'chosen',
  kind: 'image',
  file_path: key,
  poster: null,
  placeholder: null,
  type,
  platform: null,
  venue: category ? { name: 'Luna', category } : null,
  caption: '',
  liveUrl: null,
  publishedAt: null,
  views: null,
})
const items = [
  item('a hotel’s story', 'Hotel', 'story'),
  item('a hotel’s reel', 'Hotel', 'reel'),
  item('a cafe’s story', 'Cafe', 'story'),
  item('a cafe’s reel', 'Cafe', 'reel'),
  item('of the portfolio', null, null),
]
const keys = (ranked: PortfolioItem[]) => ranked.map(({ key }) => key)

it('puts first what suits a brief: kind of venue and format, then the venue, then the format', () => {
  expect(keys(rankPortfolio(items, { category: 'Cafe', types: ['reel'] }, 5))).toEqual([
    'a cafe’s reel',
    'a cafe’s story',
    'a hotel’s reel',
    'a hotel’s story',
    'of the portfolio',
  ])
})

it('keeps the order without a brief, and cuts to as many as fit', () => {
  expect(keys(rankPortfolio(items, null, 2))).toEqual(['a hotel’s story', 'a hotel’s reel'])
})

it('shows the same file once, whatever its signature', () => {
  const reel = item('a reel', 'Cafe', 'reel')
  const again = { ...reel, key: 'again', file_path: 'a reel?exp=1&sig=2' }
  expect(keys(eachLookOnce([reel, again, item('another', null, null)]))).toEqual(['a reel', 'another'])
})

it('shows a picture once that was saved again smaller, and pictures of which nothing is known', () => {
  const prints: Record<string, string> = { a: 'ff00ff00ff00ff00', copy: 'ff00ff00ff00ff01', b: '0123456789abcdef' }
  const [a, copy, b, unknown, other] = ['a', 'copy', 'b', 'unknown', 'other'].map((key) => item(key, null, null))
  if (!a || !copy || !b || !unknown || !other) throw new Error('five items')
  const shown = eachLookOnce([a, copy, b, unknown, other], ({ key }) => prints[key] ?? null)
  expect(keys(shown)).toEqual(['a', 'b', 'unknown', 'other'])
})

it('shows no picture under two creators on one page, unless somebody has nothing else', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((key) => item(`${key}.webp`, null, null))
  if (!a || !b || !c) throw new Error('three items')
  const again = { ...a, key: 'again', file_path: 'a.webp?until=1' }
  const pages = eachOnOnePage([[a, b], [again, c], [again]], 2)
  expect(pages.map(keys)).toEqual([['a.webp', 'b.webp'], ['c.webp'], ['again']])
  // In turns: the first takes not all that the second has, nor what stands on the page already.
  expect(
    eachOnOnePage(
      [
        [a, b, c],
        [b, c],
      ],
      2,
    ).map(keys),
  ).toEqual([['a.webp', 'c.webp'], ['b.webp']])
  expect(eachOnOnePage([[a, b]], 2, ['a.webp']).map(keys)).toEqual([['b.webp']])
})
