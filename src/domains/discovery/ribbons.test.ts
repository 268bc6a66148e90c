import { expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { builtInRibbons, faultOf, fillRibbons, isShownTo, moveRibbon, Ribbon, titleFor } from './ribbons.ts'

const ribbon = (change: Partial<Ribbon> = {}): Ribbon => ({ ...must(builtInRibbons[0], 'built in ribbon'), ...change })
const at = new Date('2026-03-02T09:00:00Z')
const viewer = { city: 'london', isNew: false, at } as const
const brief = (letter: string) => `brief_${letter.repeat(26)}`

it('has built-in ribbons that could be saved as they are', () => {
  for (const one of builtInRibbons) {
    expect(Ribbon.parse(one)).toEqual(one)
    expect(faultOf(one)).toBeNull()
  }
})

it.each([
  [{}, true],
  [{ city: 'london' }, true],
  [{ city: 'paris' }, false],
  [{ audience: 'new' }, false],
  [{ startsAt: '2026-03-02T09:00:00.000Z' }, true],
  [{ startsAt: '2026-03-02T09:00:01.000Z' }, false],
  [{ endsAt: '2026-03-02T09:00:00.000Z' }, false],
  [{ endsAt: '2026-03-02T09:00:01.000Z' }, true],
] as const)('shows %j to somebody in London who has visited before: %s', (change, shown) => {
  expect(isShownTo(ribbon(change), viewer)).toBe(shown)
})

it('shows what is for the new to the new, along with the rest', () => {
  const toNew = { ...viewer, isNew: true }
  expect([ribbon({ audience: 'new' }), ribbon()].map((one) => isShownTo(one, toNew))).toEqual([true, true])
})

it('puts a brief into two ribbons at most; a ribbon that is hidden takes none of them', () => {
  const ribbons = ['one', 'two', 'three', 'four'].map((title, index) => ({
    ribbon: ribbon({ title, minimum: index === 0 ? 3 : 1 }),
    uids: ['a', 'b'],
  }))
  must(ribbons[3], 'ribbon').uids = ['a', 'c']
  expect(fillRibbons(ribbons).map(({ ribbon: { title }, uids }) => [title, uids])).toEqual([
    ['two', ['a', 'b']],
    ['three', ['a', 'b']],
    ['four', ['c']],
  ])
})

it('never shows a ribbon with less than it asks for, nor more than twelve cards', () => {
  const uids = Array.from({ length: 15 }, (_, index) => String(index))
  expect(must(fillRibbons([{ ribbon: ribbon(), uids }])[0], 'ribbon').uids).toHaveLength(12)
  expect(fillRibbons([{ ribbon: ribbon(), uids: [] }])).toEqual([])
})

it('moves a ribbon among those that are pinned as it is', () => {
  const ribbons = [
    { id: 'a', pinned: true },
    { id: 'b', pinned: true },
    { id: 'c', pinned: false },
    { id: 'd', pinned: false },
  ]
  const moved = (from: number, to: number) =>
    moveRibbon(ribbons, from, to)
      .map(({ id }) => id)
      .join('')
  expect(moved(3, 2)).toBe('abdc')
  expect(moved(3, 0)).toBe('abdc')
  expect(moved(0, 3)).toBe('bacd')
  expect(moved(1, 0)).toBe('bacd')
  expect(moved(2, 9)).toBe('abdc')
})

it.each([
  [['en', 'fr'], 'Tonight'],
  [['fr'], 'Ce soir'],
  [['it', 'de'], 'Heute Abend'],
  [['it'], 'Tonight'],
  [[], 'Tonight'],
] as const)('reads to those who speak %j as %s', (speaks, title) => {
  expect(titleFor({ title: 'Tonight', titles: { fr: 'Ce soir', de: 'Heute Abend' } }, speaks)).toBe(title)
})

it.each([
  [{ rule: null }, 'Choose a rule'],
  [{ kind: 'hand' }, 'at least one brief'],
  [{ kind: 'hand', briefUids: [brief('a'), brief('a')] }, 'in a ribbon once'],
  [{ kind: 'hand', briefUids: [brief('a')], minimum: 2 }, 'never show'],
  [{ startsAt: '2026-03-03T00:00:00.000Z', endsAt: '2026-03-02T00:00:00.000Z' }, 'after the start'],
] as const)('says what is wrong with %j', (change, words) => {
  expect(faultOf(ribbon(change as Partial<Ribbon>))).toContain(words)
})
