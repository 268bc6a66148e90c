import fc from 'fast-check'
import { expect, it } from 'vitest'
import { copyDay, coverOf, inOrder, spansOf, type WeekHours, without, withSpan } from './week-hours.ts'

const day = 1_440
/** Minutes of the week: `at(2, 18)` is Tuesday 18:00. */
const at = (weekday: number, hour: number, minute = 0) => (weekday - 1) * day + hour * 60 + minute
const on = (weekday: number, from: string, to: string): WeekHours => ({ weekday, from, to })

it('draws hours, and joins them with what they meet or touch', () => {
  const lunch = withSpan([], { from: at(2, 12), until: at(2, 15) })
  expect(lunch).toEqual([on(2, '12:00', '15:00')])
  expect(withSpan(lunch, { from: at(2, 15), until: at(2, 17) })).toEqual([on(2, '12:00', '17:00')])
  expect(withSpan(lunch, { from: at(2, 11), until: at(2, 13) })).toEqual([on(2, '11:00', '15:00')])
  expect(withSpan(lunch, { from: at(3, 12), until: at(3, 15) })).toEqual([
    on(2, '12:00', '15:00'),
    on(3, '12:00', '15:00'),
  ])
})

it('leaves what is not drawn over as it was, to the minute and apart', () => {
  const hours = [on(1, '12:05', '13:50'), on(1, '15:00', '18:00'), on(1, '18:00', '21:00')]
  expect(withSpan(hours, { from: at(4, 9), until: at(4, 10) })).toEqual([...hours, on(4, '09:00', '10:00')])
  expect(without(hours, { from: at(1, 15), until: at(1, 16) })).toEqual([
    on(1, '12:05', '13:50'),
    on(1, '16:00', '18:00'),
    on(1, '18:00', '21:00'),
  ])
})

it('joins an evening with its night, also over Sunday, but not with a morning', () => {
  const friday = withSpan([on(5, '18:00', '00:00')], { from: at(6, 0), until: at(6, 2) })
  expect(friday).toEqual([on(5, '18:00', '02:00')])
  expect(withSpan([on(7, '22:00', '00:00')], { from: 0, until: 60 })).toEqual([on(7, '22:00', '01:00')])
  expect(withSpan([on(5, '18:00', '02:00')], { from: at(6, 0), until: at(6, 11) })).toEqual([
    on(5, '18:00', '00:00'),
    on(6, '00:00', '11:00'),
  ])
  expect(without([on(7, '22:00', '02:00')], { from: 0, until: 60 })).toEqual([
    on(7, '22:00', '00:00'),
    on(1, '01:00', '02:00'),
  ])
})

it('says a whole day as two halves, because a time cannot end when it starts', () => {
  const whole = withSpan([], { from: at(3, 0), until: at(4, 0) })
  expect(whole).toEqual([on(3, '00:00', '12:00'), on(3, '12:00', '00:00')])
  expect(coverOf(whole, { from: at(3, 0), until: at(4, 0) })).toBe('all')
})

it('knows how much of a cell is covered, the night of Sunday in Monday too', () => {
  const hours = [on(1, '12:15', '13:00'), on(7, '23:00', '01:00')]
  const cover = (from: number) => coverOf(hours, { from, until: from + 30 })
  expect([cover(at(1, 12)), cover(at(1, 12, 30)), cover(at(1, 13)), cover(at(1, 0, 30)), cover(at(1, 1))]).toEqual([
    'some',
    'all',
    'none',
    'all',
    'none',
  ])
})

it('copies a day in place of others', () => {
  const hours = [on(1, '12:00', '15:00'), on(1, '18:00', '22:00'), on(2, '09:00', '10:00'), on(6, '20:00', '02:00')]
  expect(copyDay(hours, 1, [1, 2])).toEqual([
    on(1, '12:00', '15:00'),
    on(1, '18:00', '22:00'),
    on(2, '12:00', '15:00'),
    on(2, '18:00', '22:00'),
    on(6, '20:00', '02:00'),
  ])
  expect(copyDay(hours, 3, [6])).toEqual(inOrder(hours.slice(0, 3)))
})

const rectangle = fc.record({
  fill: fc.boolean(),
  days: fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 })),
  slots: fc.tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 0, max: 47 })),
})

it('is what was drawn last in every half hour, and never a time without length', () => {
  fc.assert(
    fc.property(fc.array(rectangle, { maxLength: 12 }), (drawn) => {
      const cells = new Set<number>()
      let hours: WeekHours[] = []
      for (const { fill, days, slots } of drawn) {
        const minutes = { from: Math.min(...slots) * 30, until: (Math.max(...slots) + 1) * 30 }
        for (const span of spansOf({ from: Math.min(...days), until: Math.max(...days) }, minutes)) {
          hours = fill ? withSpan(hours, span) : without(hours, span)
          for (let cell = span.from; cell < span.until; cell += 30)
            if (fill) cells.add(cell)
            else cells.delete(cell)
        }
      }
      for (let cell = 0; cell < 7 * day; cell += 30)
        expect(coverOf(hours, { from: cell, until: cell + 30 })).toBe(cells.has(cell) ? 'all' : 'none')
      for (const { from, to } of hours) expect(from).not.toBe(to)
    }),
    { numRuns: 200 },
  )
})
