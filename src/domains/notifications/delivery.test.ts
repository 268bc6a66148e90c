import { expect, it } from 'vitest'
import { defaultSettings, type Settings, deliveryOf } from './delivery.ts'

const at = (time: string) => new Date(time)
const evening = at('2026-03-02T21:30:00Z')
const mailOf = (settings: Partial<Settings>, kind = 'collab.requested', until?: string, now = evening) => {
  const told = { kind, isStaff: false, until: until ? at(until) : undefined }
  const { mail } = deliveryOf({ ...defaultSettings, ...settings }, told, now)
  return mail instanceof Date ? mail.toISOString() : mail
}
const night = { quiet: { from: '21:00', until: '07:30' } }

it('tells everything at once while nothing was chosen', () => {
  expect(deliveryOf(defaultSettings, { kind: 'collab.requested', isStaff: false }, evening)).toEqual({
    topic: 'requests',
    shown: true,
    mail: null,
    push: null,
  })
})

it('leaves out what was switched off, in that channel alone', () => {
  const told = { kind: 'deliverable.submitted', isStaff: false }
  expect(deliveryOf({ ...defaultSettings, off: ['content:mail'] }, told, evening)).toMatchObject({
    shown: true,
    mail: false,
  })
  expect(deliveryOf({ ...defaultSettings, off: ['content:product'] }, told, evening)).toMatchObject({
    shown: false,
    mail: null,
  })
  expect(mailOf({ off: ['content:mail'] })).toBe(null)
})

it.each(['collab.cancelled', 'plan.past-due', 'influencer.approved', 'something.new'])(
  'sends %s at once whatever was chosen',
  (kind) => {
    const strict: Settings = { ...defaultSettings, ...night, digest: 'daily', off: ['visits:mail', 'money:mail'] }
    expect(deliveryOf(strict, { kind, isStaff: false }, evening)).toEqual({
      topic: null,
      shown: true,
      mail: null,
      push: null,
    })
  },
)

it('keeps the day’s mail for eight in the morning on the person’s clock, in summer and winter', () => {
  const daily = { digest: 'daily' } as const
  expect(mailOf(daily)).toBe('2026-03-03T08:00:00.000Z')
  expect(mailOf({ ...daily, timezone: 'America/New_York' })).toBe('2026-03-03T13:00:00.000Z')
  expect(mailOf(daily, undefined, undefined, at('2026-03-28T09:00:00Z'))).toBe('2026-03-29T07:00:00.000Z')
  expect(mailOf(daily, undefined, undefined, at('2026-03-02T08:00:00Z'))).toBe('2026-03-03T08:00:00.000Z')
})

it('holds mail in quiet hours, over midnight and within a day, and only then', () => {
  expect(mailOf(night)).toBe('2026-03-03T07:30:00.000Z')
  expect(mailOf(night, undefined, undefined, at('2026-03-03T07:29:00Z'))).toBe('2026-03-03T07:30:00.000Z')
  expect(mailOf(night, undefined, undefined, at('2026-03-03T07:30:00Z'))).toBe(null)
  const lunch = { quiet: { from: '12:00', until: '14:00' } }
  expect(mailOf(lunch, undefined, undefined, at('2026-03-02T12:00:00Z'))).toBe('2026-03-02T14:00:00.000Z')
  expect(mailOf(lunch)).toBe(null)
  expect(mailOf({ quiet: { from: '09:00', until: '09:00' } })).toBe(null)
})

it('lets quiet hours that go on past eight hold the day’s mail as well', () => {
  expect(mailOf({ digest: 'daily', quiet: { from: '22:00', until: '09:15' } })).toBe('2026-03-03T09:15:00.000Z')
})

it('does not hold what would come less than three hours before it is due', () => {
  expect(mailOf(night, 'collab.confirmation-requested', '2026-03-03T10:29:00Z')).toBe(null)
  expect(mailOf(night, 'collab.confirmation-requested', '2026-03-03T10:30:00Z')).toBe('2026-03-03T07:30:00.000Z')
  expect(mailOf({ ...night, off: ['visits:mail'] }, 'collab.confirmation-requested', '2026-03-03T09:00:00Z')).toBe(
    false,
  )
})

it('pushes at once, also what the day’s mail holds, but in quiet hours and what was switched off', () => {
  const pushOf = (settings: Partial<Settings>, until?: string) => {
    const { push } = deliveryOf(
      { ...defaultSettings, ...settings },
      { kind: 'collab.requested', isStaff: false, until: until ? at(until) : undefined },
      evening,
    )
    return push instanceof Date ? push.toISOString() : push
  }
  expect(pushOf({ digest: 'daily' })).toBe(null)
  expect(pushOf({ ...night, digest: 'daily' })).toBe('2026-03-03T07:30:00.000Z')
  expect(pushOf(night, '2026-03-03T10:29:00Z')).toBe(null)
  expect(pushOf({ off: ['requests:push'] })).toBe(false)
  expect(pushOf({ off: ['requests:mail', 'requests:product'] })).toBe(null)
})

it('goes by the team’s queues for one of the team', () => {
  const told = { kind: 'brief.submitted', isStaff: true }
  expect(deliveryOf({ ...defaultSettings, off: ['staff-briefs:mail'] }, told, evening).mail).toBe(false)
  expect(deliveryOf({ ...defaultSettings, off: ['requests:mail'] }, told, evening).mail).toBe(null)
})
